import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { paperFont } from './fonts/paperFontPlugin.ts';
import { textFont } from './fonts/textFontPlugin.ts';

const server = process.env['AVAL_SERVER'] ?? 'http://127.0.0.1:3000';

/**
 * Chunks that most pages load. A group includes the imports of its modules. Larger modules of our own are left to the
 * bundler, so that only the screens that use them load them. `npm run test:packages` prints the size of each page.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@vanilla-extract)\/|vite\/preload-helper/,
    priority: 8,
  },
  { name: 'router', test: /node_modules\/(react-router|@tanstack\/(query-core|react-query)|@lingui)/, priority: 7 },
  { name: 'radix', test: /node_modules\/@radix-ui/, minShareCount: 8, priority: 6 },
  { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 2, priority: 5 },
  {
    name: 'ui',
    test: /packages\/(ui\/src\/(?!charts)|metrics\/src\/(format|bands))/,
    minShareCount: 6,
    maxModuleSize: 2000,
    priority: 4,
  },
  { name: 'charts', test: /packages\/ui\/src\/charts/, minShareCount: 8, priority: 3 },
  {
    name: 'app',
    // What names the cause of a score imports the labels of all fields.
    test: /(apps\/web\/src\/(?!features)|packages\/screens\/src\/(?!account|landing|startup\/causeText))/,
    minShareCount: 4,
    maxModuleSize: 2000,
    priority: 2,
  },
  // What forms say, without the schemas that validate responses.
  { name: 'contract', test: /packages\/contract\/src\/(isBlank|messages|storableText|text)/, priority: 1 },
  { name: 'fields', test: /packages\/contract\/src\/(startupFields|fields\/)/, priority: 1 },
  {
    name: 'schemas',
    test: /node_modules\/zod|packages\/contract\/src\/(endpoints\/response|schemas|parseInput)/,
    minShareCount: 8,
  },
];

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: command === 'build' }),
    textFont(),
    paperFont(),
  ],
  resolve: { conditions: ['@aval/source', ...defaultClientConditions] },
  ssr: { noExternal: [/^@aval\//], resolve: { conditions: ['@aval/source', ...defaultServerConditions] } },
  optimizeDeps: { include: ['@aval/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    target: 'baseline-widely-available',
    // One file of less than 30 kB for all screens; split, a screen would request about twenty files.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { outDir: 'dist/prerender' }
      : { manifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  server: { proxy: { '/api': server, '/health': server } },
}));
