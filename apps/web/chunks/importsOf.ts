import type { Rolldown } from 'vite';

import { reach } from './reach.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports'>;

interface Imports<Of extends Chunk> {
  byFile: ReadonlyMap<string, Of>;
  /** These files and all that they import; they themselves come first. */
  filesFrom: (starts: Iterable<Of>) => Set<string>;
  /** What every page loads. */
  entry: ReadonlySet<string>;
}

/** Which files of a build are loaded with which. */
export function importsOf<Of extends Chunk>(chunks: readonly Of[]): Imports<Of> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesFrom = (starts: Iterable<Of>): Set<string> =>
    reach(
      [...starts].map(({ fileName }) => fileName),
      (file) => byFile.get(file)?.imports ?? [],
    );
  return { byFile, filesFrom, entry: filesFrom(chunks.filter(({ isEntry }) => isEntry)) };
}
