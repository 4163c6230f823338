import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The folders that a folder imports, each with an example import. */
type Imports = Map<string, Map<string, string>>;

const isTest = (path: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(path);
const folderOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '.');
const relativeImports = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Circular imports between folders, one sentence per circle. A folder is one directly below the root with
 * all its contents; files next to the folders count as another one. Tests are ignored.
 */
export function folderCircles(root: string): string[] {
  const imports = importsOf(root);
  const circles = new Map<string, string>();
  for (const folder of [...imports.keys()].toSorted()) {
    const circle = shortestCircle(imports, folder);
    const key = circle?.toSorted().join() ?? '';
    if (circle && !circles.has(key)) circles.set(key, sentence(root, imports, circle));
  }
  return [...circles.values()];
}

/** Folders directly below the root that import from a sibling, one sentence per pair. Tests are ignored. */
export function neighbourImports(root: string): string[] {
  return [...importsOf(root)].flatMap(([folder, imported]) =>
    [...imported.values()].map((example) => `${root}/${folder} imports from a neighbour: ${example}.`),
  );
}

function importsOf(root: string): Imports {
  const imports: Imports = new Map();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || isTest(path)) continue;
    const from = folderOf(path);
    for (const [, target = ''] of readFileSync(join(root, path), 'utf8').matchAll(relativeImports)) {
      const imported = relative(root, join(root, dirname(path), target));
      const to = folderOf(imported);
      if (imported.startsWith('..') || from === to) continue;
      const known = imports.get(from) ?? new Map<string, string>();
      if (!known.has(to)) known.set(to, `${path} imports ${imported}`);
      imports.set(from, known);
    }
  }
  return imports;
}

/** The shortest cycle from a folder back to itself. */
function shortestCircle(imports: Imports, start: string): string[] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

function sentence(root: string, imports: Imports, circle: readonly string[]): string {
  const steps = circle.map((folder, at) => imports.get(folder)?.get(circle[(at + 1) % circle.length] ?? '') ?? '');
  return `Folders of ${root} import each other in a circle: ${steps.join(', ')}.`;
}
