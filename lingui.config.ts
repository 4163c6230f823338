import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const ofVisitors = ['landing', 'account', 'notFound'].map((feature) => `apps/web/src/features/${feature}`);
const ofApp = ['features', 'reports', 'lists', 'startups'].map((folder) => `apps/web/src/${folder}`);
/** Folders of the screens whose texts are in a catalogue of their own. */
const screens = [
  'account',
  'admin',
  'browse',
  'comparison',
  'dashboard',
  'documents',
  'export',
  'landing',
  'lists',
  'notices',
  'portfolios',
  'profile',
  'proposals',
  'recalculation',
  'scraping',
  'startup',
];
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
    ...screens.map((feature) => ({
      path: `<rootDir>/packages/screens/src/locales/${feature}/{locale}`,
      include: [`packages/screens/src/${feature}`],
      exclude,
    })),
    {
      path: '<rootDir>/packages/screens/src/locales/shared/{locale}',
      include: ['packages/screens/src'],
      exclude: [...exclude, ...screens.map((feature) => `packages/screens/src/${feature}/**`)],
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
