import type { Decorator } from '@storybook/react-vite';

import { FormsStory } from './FormsStory.tsx';

/** Shows a story in the language of its `locale` parameter; without one in the language chosen in Storybook's toolbar. */
export const withMessages: Decorator = (Story, { parameters, globals }) => (
  <FormsStory locale={(parameters['locale'] ?? globals['locale']) === 'es' ? 'es' : 'en'}>
    <Story />
  </FormsStory>
);
