import { mergeConfig, type Rolldown, type UserConfig } from 'vite';

import { appConfig } from '../appConfig.ts';
import { groupByScreen } from './groupByScreen.ts';
import { lateParts } from './lateParts.ts';
import { modulesOfScreens, routedScreens } from './routedScreens.ts';
import { startOfApp, startsApp } from './startsApp.ts';

/** How the app is built so that the modules of the same screens share a file, after a plain build has shown them. */
export function groupedConfig(plain: readonly Rolldown.OutputChunk[]): UserConfig {
  const screens = routedScreens();
  const groups = groupByScreen(plain, [...modulesOfScreens(screens), ...lateParts(plain, screens)]);
  const entry = groups.get(startOfApp);
  // Apart from the rest of the entry, so that a browser can answer between running that and this.
  const nameOf = (id: string): string | null => {
    const group = groups.get(id) ?? null;
    return group === entry && startsApp(id) ? 'start' : group;
  };
  return mergeConfig(appConfig('build'), {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: nameOf }],
          },
        },
      },
    },
  });
}
