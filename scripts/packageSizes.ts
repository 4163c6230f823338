import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';

interface Entry {
  name: string;
  /** The import that an app writes. */
  code: string;
  /** Maximum kilobytes (gzip) of its initial load in an app that already has the peers. */
  budget: number;
  /** Packages that must not be in its initial load. */
  without?: RegExp;
}

const entries: readonly Entry[] = [
  { name: '@aval/metrics, a format', code: `export { formatMoney } from '@aval/metrics';`, budget: 1 },
  { name: '@aval/metrics, evaluate', code: `export { evaluate } from '@aval/metrics';`, budget: 46 },
  { name: '@aval/metrics', code: `export * from '@aval/metrics';`, budget: 77 },
  { name: '@aval/contract', code: `export * from '@aval/contract';`, budget: 65 },
  { name: '@aval/ui/theme', code: `export * from '@aval/ui/theme';`, budget: 6 },
  {
    name: '@aval/ui, Badge',
    code: `export { Badge } from '@aval/ui';`,
    budget: 4,
    without: /node_modules\/(d3|@radix-ui|@tanstack|zod|react-hook-form)/,
  },
  { name: '@aval/ui', code: `export * from '@aval/ui';`, budget: 150, without: /node_modules\/d3/ },
  {
    name: '@aval/ui/charts, RadarChart',
    code: `export { RadarChart } from '@aval/ui/charts';`,
    budget: 52,
    without: /node_modules\/d3/,
  },
  {
    name: '@aval/ui/charts, CorrelationMatrix',
    code: `export { CorrelationMatrix } from '@aval/ui/charts';`,
    budget: 58,
    without: /node_modules\/d3/,
  },
  {
    name: '@aval/ui/charts',
    code: `export * from '@aval/ui/charts';`,
    budget: 84,
  },
  { name: '@aval/ui/styles.css', code: `import '@aval/ui/styles.css';`, budget: 24 },
  { name: '@aval/forms', code: `export * from '@aval/forms';`, budget: 228 },
  { name: '@aval/forms/styles.css', code: `import '@aval/forms/styles.css';`, budget: 6 },
  { name: '@aval/screens, DashboardScreen', code: `export { DashboardScreen } from '@aval/screens';`, budget: 29 },
  { name: '@aval/screens, Evaluation', code: `export { Evaluation } from '@aval/screens';`, budget: 87 },
  {
    name: '@aval/screens, LandingScreen',
    code: `export { LandingScreen } from '@aval/screens';`,
    budget: 15,
    without: /node_modules\/(d3|@radix-ui|@tanstack|zod|react-hook-form)/,
  },
  { name: '@aval/screens', code: `export * from '@aval/screens';`, budget: 442 },
  { name: '@aval/screens/styles.css', code: `import '@aval/screens/styles.css';`, budget: 11 },
];

const isPeer = (id: string): boolean => /^(react|react-dom|@lingui\/(core|react))(\/|$)/.test(id);

/** The entry's file and its static imports, transitively. */
function filesOfEntry(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  return files;
}

/** Kilobytes (gzip) of an entry's initial and lazy load. */
async function measure(app: string, entry: Entry): Promise<{ first: number; later: number; strangers: string[] }> {
  const id = join(app, 'src', `entry-${entry.name.replaceAll(/\W+/g, '-')}.js`);
  writeFileSync(id, entry.code);
  const result = (await build({
    configFile: false,
    root: app,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: id, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: { external: isPeer },
    },
  })) as Rolldown.RolldownOutput[];
  const output = result.flatMap((each) => each.output);
  const first = filesOfEntry(output.filter((file) => file.type === 'chunk'));
  const strangers = output.flatMap((file) =>
    file.type === 'chunk' && first.has(file.fileName)
      ? Object.keys(file.modules).filter((module) => entry.without?.test(module))
      : [],
  );
  const ending = entry.name.endsWith('.css') ? '.css' : '.js';
  const sizeOf = (files: typeof output): number =>
    files
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source).byteLength / 1000)
      .reduce((sum, kilobytes) => sum + kilobytes, 0);
  const isFirst = (file: (typeof output)[number]): boolean => file.type !== 'chunk' || first.has(file.fileName);
  const later = output.filter((file) => !isFirst(file));
  return { first: sizeOf(output.filter(isFirst)), later: sizeOf(later), strangers };
}

/**
 * Prints the size of each package entry in an app that has installed them.
 *
 * @returns The entries that exceed their budget or include forbidden packages.
 */
export async function measureEntries(app: string): Promise<string[]> {
  const problems: string[] = [];
  console.log(`\n${'entry'.padEnd(36)}${'gzip kB'.padStart(9)}${'budget'.padStart(9)}${'later'.padStart(9)}`);
  for (const entry of entries) {
    const { first, later, strangers } = await measure(app, entry);
    const isOver = first > entry.budget;
    if (isOver) problems.push(`${entry.name} weighs ${first.toFixed(1)} kB, more than ${entry.budget} kB`);
    if (strangers.length > 0) problems.push(`${entry.name} brings ${strangers.slice(0, 3).join(', ')}`);
    const figures = [first.toFixed(1), String(entry.budget), later === 0 ? '' : later.toFixed(1)];
    const row = `${entry.name.padEnd(36)}${figures.map((figure) => figure.padStart(9)).join('')}`;
    console.log(isOver ? `${row}  OVER` : row);
  }
  return problems;
}
