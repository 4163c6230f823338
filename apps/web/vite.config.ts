import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { paperFont } from './fonts/paperFontPlugin.ts';
import { textFont } from './fonts/textFontPlugin.ts';

const server = process.env['AVAL_SERVER'] ?? 'http://127.0.0.1:3000';

/**
 * Chunks that most pages load. A group includes the imports of its modules, so the charts, which public pages show, come
 * before the other components. The bundler splits everything else. `npm run test:packages` prints the size of each page.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'router', test: /node_modules\/(react-router|@tanstack\/(query-core|react-query)|@lingui)/, priority: 5 },
  { name: 'charts', test: /packages\/ui\/src\/charts/, minShareCount: 4, priority: 4 },
  { name: 'ui', test: /packages\/ui\/src|node_modules\/(@radix-ui|@floating-ui)/, minShareCount: 10, priority: 3 },
  { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 2, priority: 2 },
  { name: 'app', test: /apps\/web\/src\/(?!features)/, minShareCount: 12, priority: 1 },
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
