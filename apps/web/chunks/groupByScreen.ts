import type { Rolldown } from 'vite';

import { importsOf } from './importsOf.ts';

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
  const { byFile, filesFrom, entry } = importsOf(chunks);
  const sizeOf = ({ files }: Group): number =>
    files.reduce((sum, file) => sum + (byFile.get(file)?.code.length ?? 0), 0);

  const screensOf = new Map<string, Set<number>>();
  screens.forEach((modules, screen) => {
    for (const file of filesFrom(chunks.filter(holdsOneOf(modules))))
      if (!entry.has(file)) screensOf.set(file, (screensOf.get(file) ?? new Set()).add(screen));
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
    const needed = new Set(
      group.files.flatMap((file) => byFile.get(file)?.imports ?? []).flatMap((file) => groupOf.get(file) ?? []),
    );
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
  const entries = chunks.filter(({ isEntry }) => isEntry).map((each) => filesFrom([each]));
  const entriesOf = (file: string): string => String(entries.map((files) => files.has(file)));
  const ofEntries = [...Map.groupBy(entry, entriesOf).values()].map((files) => ({ files }));
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
