import { mergeConfig, type UserConfig } from 'vite';

import { appConfig } from '../appConfig.ts';
import { type Chunk, groupByScreen } from './groupByScreen.ts';
import { modulesOfScreens } from './routedScreens.ts';

/** How the app is built so that the modules of the same screens share a file, after a plain build has shown them. */
export function groupedConfig(plain: readonly Chunk[]): UserConfig {
  const groups = groupByScreen(plain, modulesOfScreens());
  return mergeConfig(appConfig('build'), {
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
}
