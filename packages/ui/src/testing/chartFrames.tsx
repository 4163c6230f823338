import type { Decorator } from '@storybook/react-vite';
import { Children, type ReactNode } from 'react';

import { Card } from '../components/Card/Card.tsx';
import { textsEs } from '../texts/es.ts';
import { TextsProvider } from '../texts/TextsContext.ts';
import { grid, narrow, wide } from './chartFrames.css.ts';

/** The usual container of a chart: one card. Galleries have their own. */
export const inCard: Decorator = (Story, { tags }) =>
  tags.includes('gallery') ? (
    <Story />
  ) : (
    <Card>
      <Story />
    </Card>
  );

/** Spanish texts in a card of 240 px. */
export const inNarrowSpanish: Decorator = (Story) => (
  <TextsProvider value={textsEs}>
    <div className={narrow}>
      <Story />
    </div>
  </TextsProvider>
);

/** Cards side by side, for galleries. */
export function Cards({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <div className={isWide ? wide : grid}>
      {Children.map(children, (child) => (
        <Card>{child}</Card>
      ))}
    </div>
  );
}
