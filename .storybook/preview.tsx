import '@fontsource-variable/inter';
import '@fontsource-variable/geist-mono';
import '@aval/ui/styles.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  tags: ['autodocs', 'test'],
  initialGlobals: { theme: import.meta.env['STORYBOOK_THEME'] ?? 'light' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    chromatic: { disableSnapshot: true },
  },
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
