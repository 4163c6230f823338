import { mergeConfig, type Rolldown, type UserConfig } from 'vite';

import { appConfig } from '../appConfig.ts';
import { groupByScreen } from './groupByScreen.ts';
import { lateParts } from './lateParts.ts';
import { modulesOfScreens, routedScreens } from './routedScreens.ts';

/** How the app is built so that the modules of the same screens share a file, after a plain build has shown them. */
export function groupedConfig(plain: readonly Rolldown.OutputChunk[]): UserConfig {
  const screens = routedScreens();
  const groups = groupByScreen(plain, [...modulesOfScreens(screens), ...lateParts(plain, screens)]);
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
