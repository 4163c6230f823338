import type { Decorator } from '@storybook/react-vite';

import { FormsStory } from './FormsStory.tsx';

/** Shows a story in the language of its `locale` parameter, English without one. */
export const withWords: Decorator = (Story, { parameters }) => (
  <FormsStory locale={parameters['locale'] === 'es' ? 'es' : 'en'}>
    <Story />
  </FormsStory>
);
