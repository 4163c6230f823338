import type { Decorator } from '@storybook/react-vite';

import { ClockContext } from '../text/useNow.ts';

const noon = () => Date.UTC(2026, 5, 14, 12);

/** Renders a story at noon on 14 June 2026. */
export const stopClock: Decorator = (Story) => (
  <ClockContext value={noon}>
    <Story />
  </ClockContext>
);
