import type { Rolldown } from 'vite';

import { importsOf } from './importsOf.ts';
import type { RoutedScreen } from './readRoutes.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'facadeModuleId'>;

/**
 * For each screen the modules that it loads after it is shown: what such a part does not need must not be in its files.
 *
 * @param chunks the app as it falls into files by itself.
 */
export function lateParts(chunks: readonly Chunk[], screens: readonly RoutedScreen[]): string[][] {
  const { byFile, filesFrom, entry } = importsOf(chunks);
  const lateOf = ({ modules }: RoutedScreen): string[] => {
    const starts = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && modules.includes(facadeModuleId));
    const own = [...filesFrom(starts)].filter((file) => !entry.has(file));
    const late = new Set(own.flatMap((file) => byFile.get(file)?.dynamicImports ?? []));
    return [...late].flatMap((file) => byFile.get(file)?.facadeModuleId ?? []);
  };
  return screens.map(lateOf).filter(({ length }) => length > 0);
}
