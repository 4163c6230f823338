import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

import { fetchScreenAhead } from './aheadPlugin.ts';
import { paperFont } from './fonts/paperFontPlugin.ts';
import { textFont } from './fonts/textFontPlugin.ts';
import { words } from './wordsPlugin.ts';

const server = process.env['AVAL_SERVER'] ?? 'http://127.0.0.1:3000';

/** How the app is served and built, but for the files that a build falls into. */
export const appConfig = (command: 'serve' | 'build'): UserConfig => ({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: command === 'build' }),
    words(),
    textFont(),
    fetchScreenAhead(),
    paperFont(),
  ],
  resolve: { conditions: ['@aval/source', ...defaultClientConditions] },
  optimizeDeps: { include: ['@aval/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    target: 'baseline-widely-available',
    // Less than thirty kilobytes for every screen; in parts, a screen would ask for some twenty files.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // The entry lists the files of every screen, so their names are as short as they can be.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
  server: { proxy: { '/api': server, '/health': server } },
});
