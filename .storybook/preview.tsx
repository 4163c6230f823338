import '@fontsource-variable/inter';
import '@fontsource-variable/geist-mono';
import '@aval/ui/styles.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

import { wordsEn } from '../packages/ui/src/words/en.ts';
import { wordsEs } from '../packages/ui/src/words/es.ts';
import { WordsProvider } from '../packages/ui/src/words/WordsContext.ts';

/** The chosen density and language, as an app would set them. */
const withSurroundings: Decorator = (Story, { globals }) => {
  const isSpanish = globals['locale'] === 'es';
  const density = String(globals['density']);
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = density;
    document.documentElement.lang = isSpanish ? 'es' : 'en';
  }, [density, isSpanish]);
  return (
    <WordsProvider value={isSpanish ? wordsEs : wordsEn}>
      <Story />
    </WordsProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs', 'test'],
  initialGlobals: {
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    density: 'comfortable',
    locale: 'en',
  },
  globalTypes: {
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of the words the library owns',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Actions',
          'Layout',
          'Navigation',
          'Forms',
          'Data',
          'Badges',
          'Feedback',
          'Overlays',
          'Charts',
        ],
      },
    },
  },
  decorators: [
    withSurroundings,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
