import '@fontsource-variable/inter';
import '@fontsource-variable/geist-mono';
import '@aval/ui/styles.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { aliases, declaredProps } from 'virtual:declared-types';
import { exportedLists } from 'virtual:exported-lists';

import { ComponentPage } from './ComponentPage.tsx';
import { modes } from './modes.ts';
import { readableArgType, unlisted, withDeclared } from './readableArgType.ts';
import { StoryProviders } from './StoryProviders.tsx';
import { ThemedDocs } from './ThemedDocs.tsx';

// A busy machine renders late; elements that never appear still fail.
configure({ asyncUtilTimeout: 5000 });

const withProviders: Decorator = (Story, { globals }) => (
  <StoryProviders locale={globals['locale'] === 'es' ? 'es' : 'en'} density={String(globals['density'])}>
    <Story />
  </StoryProviders>
);

const theme: unknown = import.meta.env['STORYBOOK_THEME'];

const preview: Preview = {
  tags: ['autodocs', 'test'],
  initialGlobals: {
    theme: theme ?? 'light',
    density: 'comfortable',
    locale: 'en',
  },
  globalTypes: {
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of the built-in texts',
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
    // Lists the elements that fail a rule; those that pass made the test report hundreds of megabytes.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'padded',
    chromatic: { disableSnapshot: true, modes },
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, figure *' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'The evaluation model',
          'Startup fields',
          'Foundations',
          ['Colour', 'Type', 'Space and density', 'Motion', 'Icons'],
          'Components',
          ['Actions', 'Layout', 'Navigation', 'Data', 'Badges', 'Feedback', 'Overlays'],
          'Charts',
          'Forms',
          'Screens',
          ['Startup', ['Evaluation', '*'], 'Comparison', '*', 'Loading'],
          'Patterns',
          ['States', 'Writing', 'Which chart when'],
          '*',
          'What changed since',
          'Change log',
        ],
      },
    },
  },
  argTypesEnhancers: [
    ({ argTypes, initialArgs, title }) => {
      const listed = withDeclared(argTypes, declaredProps[title.replace(/^.*\//, '')] ?? {});
      return Object.fromEntries(
        Object.entries({ ...unlisted(initialArgs, listed), ...listed }).map(([name, argType]) => [
          name,
          readableArgType(argType, { lists: exportedLists, aliases }, initialArgs[name]),
        ]),
      );
    },
  ],
  // Storybook's frame adds padding to a story; tests run stories without that frame.
  beforeEach: ({ parameters }) => {
    if (theme !== undefined) document.body.style.padding = parameters['layout'] === 'padded' ? '1rem' : '0';
  },
  decorators: [
    withProviders,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
