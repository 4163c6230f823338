import type { ReactNode } from 'react';

import { Card } from '../../components/Card/Card.tsx';
import { wordsEs } from '../../words/es.ts';
import { WordsProvider } from '../../words/WordsContext.ts';
import { grid, narrow } from './storyFrames.css.ts';

/** Where a chart usually stands: one card. */
export const inCard = (Story: () => ReactNode): ReactNode => (
  <Card>
    <Story />
  </Card>
);

/** Spanish words in a card of 240 px. */
export const inNarrowSpanish = (Story: () => ReactNode): ReactNode => (
  <WordsProvider value={wordsEs}>
    <Card className={narrow}>
      <Story />
    </Card>
  </WordsProvider>
);

/** Cards side by side, for galleries. */
export function Cards({ children }: { children: readonly ReactNode[] }) {
  return (
    <div className={grid}>
      {children.map((child, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={index}>{child}</Card>
      ))}
    </div>
  );
}
