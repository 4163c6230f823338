import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const ofVisitors = ['landing', 'account', 'notFound'].map((feature) => `apps/web/src/features/${feature}`);
const ofApp = ['features', 'reports', 'lists', 'startups'].map((folder) => `apps/web/src/${folder}`);
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
      path: '<rootDir>/apps/web/src/locales/visitors/{locale}',
      include: ofVisitors,
      exclude,
    },
    {
      path: '<rootDir>/apps/web/src/locales/app/{locale}',
      include: ofApp,
      exclude: [...exclude, ...ofVisitors.map((folder) => `${folder}/**`)],
    },
    {
      path: '<rootDir>/apps/web/src/locales/shared/{locale}',
      include: ['apps/web/src'],
      exclude: [...exclude, ...ofApp.map((folder) => `${folder}/**`)],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
