import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { paperFont } from './fonts/paperFontPlugin.ts';
import { textFont } from './fonts/textFontPlugin.ts';

const server = process.env['AVAL_SERVER'] ?? 'http://127.0.0.1:3000';

/** What many screens load, in few files; the rest falls into files by itself. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
  { name: 'library', test: /node_modules/, minShareCount: 12, priority: 6 },
  { name: 'charts', test: /packages\/ui\/src\/charts/, minShareCount: 6, priority: 5 },
  { name: 'ui', test: /packages\/ui\/src/, minShareCount: 12, priority: 4 },
  { name: 'model', test: /packages\/(contract|metrics)\/src/, minShareCount: 12, priority: 3 },
  { name: 'forms', test: /packages\/forms\/src/, minShareCount: 4, priority: 2 },
  { name: 'app', test: /apps\/web\/src/, minShareCount: 8, priority: 1 },
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
    // Less than thirty kilobytes for every screen; in parts, a screen would ask for some twenty files.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { outDir: 'dist/prerender' }
      : { manifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  server: { proxy: { '/api': server, '/health': server } },
}));
