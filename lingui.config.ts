import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const exclude = ['**/*.stories.tsx', '**/*.test.*'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    {
      path: '<rootDir>/packages/forms/src/locales/{locale}',
      include: ['packages/forms/src'],
      exclude,
    },
    {
      path: '<rootDir>/apps/web/src/locales/{locale}',
      include: ['apps/web/src'],
      exclude,
    },
  ],
  format: formatter({ lineNumbers: false }),
});
