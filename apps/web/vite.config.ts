import { defineConfig, mergeConfig } from 'vite';

import { appConfig } from './appConfig.ts';
import { buildPlain } from './chunks/buildPlain.ts';
import { groupByScreen } from './chunks/groupByScreen.ts';
import { modulesOfScreens } from './chunks/routedScreens.ts';

export default defineConfig(async ({ command }) => {
  const config = appConfig(command);
  if (command === 'serve') return config;
  // Only once unused code is gone is it known what a screen loads: the app is built twice.
  const groups = groupByScreen(await buildPlain(), modulesOfScreens());
  return mergeConfig(config, {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id: string) => groups.get(id) ?? null }],
          },
        },
      },
    },
  });
});
