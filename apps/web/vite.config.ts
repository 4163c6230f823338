import { defineConfig } from 'vite';

import { appConfig } from './appConfig.ts';
import { buildPlain } from './chunks/buildPlain.ts';
import { groupedConfig } from './chunks/groupedConfig.ts';

// Only once unused code is gone is it known what a screen loads: the app is built twice.
export default defineConfig(async ({ command }) =>
  command === 'serve' ? appConfig(command) : groupedConfig(await buildPlain()),
);
