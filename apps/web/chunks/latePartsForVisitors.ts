import type { Rolldown } from 'vite';

import { reach } from './reach.ts';
import type { RoutedScreen } from './routedScreens.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'facadeModuleId'>;

/**
 * For each screen of visitors the modules that it loads after it is shown. Who is signed in has most of what a late part
 * needs by then; a visitor has nothing, so what such a part does not need must not be in its files.
 *
 * @param chunks the app as it falls into files by itself.
 */
export function latePartsForVisitors(chunks: readonly Chunk[], screens: readonly RoutedScreen[]): string[][] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesOf = (starts: readonly Chunk[]): Set<string> =>
    reach(
      starts.map(({ fileName }) => fileName),
      (file) => byFile.get(file)?.imports ?? [],
    );
  const entry = filesOf(chunks.filter(({ isEntry }) => isEntry));
  const lateOf = ({ modules }: RoutedScreen): string[] => {
    const starts = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && modules.includes(facadeModuleId));
    const own = [...filesOf(starts)].filter((file) => !entry.has(file));
    const late = new Set(own.flatMap((file) => byFile.get(file)?.dynamicImports ?? []));
    return [...late].flatMap((file) => byFile.get(file)?.facadeModuleId ?? []);
  };
  return screens
    .filter(({ isSignedIn }) => !isSignedIn)
    .map(lateOf)
    .filter(({ length }) => length > 0);
}
