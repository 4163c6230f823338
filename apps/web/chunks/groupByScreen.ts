import type { Rolldown } from 'vite';

import { reach } from './reach.ts';

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'code'> & {
  modules: Readonly<Record<string, unknown>>;
};

/** Files that the same screens load. */
interface Group {
  screens: ReadonlySet<number>;
  files: string[];
}

/** Characters, before code is made small, under which a group joins another. */
const least = 6_000;

/**
 * Which modules should share a file, so that a screen is some twenty files instead of a hundred: those that the same
 * screens load, and those that the same entries do. A small group joins one that more screens load, if these load all
 * that it needs anyway; so the others load little more than they use, and no file ever needs one that needs it.
 *
 * @param chunks the app as it falls into files by itself.
 * @param screens for each screen the modules that it starts with.
 * @returns the name of a group for each module that an entry or a screen loads.
 */
export function groupByScreen(
  chunks: readonly Chunk[],
  screens: readonly (readonly string[])[],
): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (file: string): readonly string[] => byFile.get(file)?.imports ?? [];
  const sizeOf = ({ files }: Group): number =>
    files.reduce((sum, file) => sum + (byFile.get(file)?.code.length ?? 0), 0);

  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const entriesOf = new Map<string, string[]>();
  for (const entry of entries)
    for (const file of reach([entry], importsOf)) entriesOf.set(file, [...(entriesOf.get(file) ?? []), entry]);

  const screensOf = new Map<string, Set<number>>();
  screens.forEach((modules, screen) => {
    for (const file of reach(
      chunks.filter(holdsOneOf(modules)).map(({ fileName }) => fileName),
      importsOf,
    )) {
      if (!entriesOf.has(file)) screensOf.set(file, (screensOf.get(file) ?? new Set()).add(screen));
    }
  });

  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [file, loading] of screensOf) {
    const key = [...loading].join();
    const group = groups.get(key) ?? { screens: loading, files: [] };
    group.files.push(file);
    groups.set(key, group);
    groupOf.set(file, group);
  }

  function largerFor(group: Group): Group | undefined {
    const needed = new Set(group.files.flatMap(importsOf).flatMap((file) => groupOf.get(file) ?? []));
    needed.delete(group);
    return [...groups.values()]
      .filter((other) => other !== group && isSubset(group, other))
      .filter((other) => [...needed].every((need) => isSubset(other, need)))
      .toSorted((a, b) => a.screens.size - b.screens.size)[0];
  }

  function joinOne(): boolean {
    const small = [...groups].filter(([, group]) => sizeOf(group) < least);
    for (const [key, group] of small.toSorted(([, a], [, b]) => sizeOf(a) - sizeOf(b))) {
      const larger = largerFor(group);
      if (larger === undefined) continue;
      larger.files.push(...group.files);
      for (const file of group.files) groupOf.set(file, larger);
      groups.delete(key);
      return true;
    }
    return false;
  }

  while (joinOne());
  const ofEntries = [...Map.groupBy(entriesOf.keys(), (file) => String(entriesOf.get(file)))].map(([, files]) => ({
    files,
  }));
  return new Map(
    [...groups.values(), ...ofEntries].flatMap(({ files }, index) =>
      files.flatMap((file) => Object.keys(byFile.get(file)?.modules ?? {}).map((id) => [id, String(index)] as const)),
    ),
  );
}

const isSubset = (one: Group, other: Group): boolean => [...one.screens].every((screen) => other.screens.has(screen));

const holdsOneOf =
  (modules: readonly string[]) =>
  (chunk: Chunk): boolean =>
    modules.some((id) => Object.hasOwn(chunk.modules, id));
