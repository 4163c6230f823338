import type { Decorator } from '@storybook/react-vite';

import { ScreensStory } from './ScreensStory.tsx';

/** Renders a story in the language of its `locale` parameter, or else in that of Storybook's toolbar. */
export const withMessages: Decorator = (Story, { parameters, globals }) => (
  <ScreensStory locale={(parameters['locale'] ?? globals['locale']) === 'es' ? 'es' : 'en'}>
    <Story />
  </ScreensStory>
);
