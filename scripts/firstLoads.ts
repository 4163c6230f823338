import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Rolldown } from 'vite';

import { buildInMemory } from '../apps/web/chunks/buildInMemory.ts';
import { buildPlain } from '../apps/web/chunks/buildPlain.ts';
import { chunkOf } from '../apps/web/chunks/chunkOf.ts';
import { groupedConfig } from '../apps/web/chunks/groupedConfig.ts';
import { importsOf } from '../apps/web/chunks/importsOf.ts';
import { reach } from '../apps/web/chunks/reach.ts';
import { routedScreens, startsOf } from '../apps/web/chunks/routedScreens.ts';
import { isInArea } from '../apps/web/src/language/areas.ts';
import { patterns } from '../apps/web/src/patterns.ts';

// What the web app loads before a screen can be used, and whether its screens have the texts that they show.

interface Screen {
  name: string;
  path: string;
  /** Most kilobytes (gzip) of scripts before it can be used. */
  budget: number;
}

const screens: readonly Screen[] = [
  { name: 'landing', path: patterns.home, budget: 142 },
  { name: 'sign-in', path: patterns.login, budget: 149 },
  { name: 'dashboard', path: patterns.dashboard, budget: 190 },
  { name: 'detail', path: patterns.startup, budget: 230 },
];

export interface FirstLoad extends Pick<Screen, 'name' | 'budget'> {
  kilobytes: number;
  files: number;
}

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'apps/web/src');

function measure({ name, path, budget }: Screen, chunks: readonly Rolldown.OutputChunk[]): FirstLoad {
  const { byFile, filesFrom, entry } = importsOf(chunks);
  const screen = routedScreens().find((each) => each.path === path);
  if (!screen) throw new Error(`No screen is at ${path}.`);
  const words = screen.areas.map((area) => `\0virtual:words/es/${area}`);
  const files = new Set([
    ...entry,
    ...filesFrom([...startsOf(screen), ...words].map((module) => chunkOf(chunks, module))),
  ]);
  const sizes = [...files].map((file) => gzipSync(byFile.get(file)?.code ?? '', { level: 9 }).byteLength / 1000);
  return { name, budget, kilobytes: sizes.reduce((sum, size) => sum + size, 0), files: files.size };
}

/** The texts that a screen can show without having them. */
function withoutWords(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const catalogues = ['apps/web/src/locales/en.po', 'packages/forms/src/locales/en.po'];
  const lines = catalogues.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
  const speaking = new Set(lines.filter((line) => line.startsWith('#: ')).map((line) => line.slice(3).trim()));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const starts = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const routed = routedScreens();
  const frames = new Set(routed.flatMap(({ modules }) => modules.slice(0, -1)));
  const startOf = (module: string): string => {
    const start = chunks.find(({ facadeModuleId }) => facadeModuleId === module)?.fileName;
    if (start === undefined) throw new Error(`${module} is no chunk of its own.`);
    return start;
  };
  // A frame is looked at with each screen that it stands around: the two share the parts that they ask for.
  const whole = routed.filter(({ modules }) => !frames.has(modules.at(-1) ?? ''));
  return whole.flatMap(({ modules, areas: own }) => {
    const name = relative(source, modules.at(-1) ?? '');
    const files = reach(modules.map(startOf), (file) => {
      const { imports = [], dynamicImports = [] } = byName.get(file) ?? {};
      // The entry names every screen.
      return [...imports, ...dynamicImports].filter((other) => !starts.has(other));
    });
    return [...files]
      .flatMap((file) => Object.entries(byName.get(file)?.modules ?? {}))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => relative(root, id))
      .filter((file) => speaking.has(file) && !own.some((area) => isInArea(area, file)))
      .map((file) => `${name} shows the texts of ${file} and loads no part that has them`);
  });
}

/** Builds the app without writing it, and looks at what came out. */
export async function readApp(): Promise<{ loads: FirstLoad[]; problems: string[] }> {
  const plain = await buildPlain();
  const chunks = await buildInMemory(groupedConfig(plain));
  const loads = screens.map((screen) => measure(screen, chunks));
  const heavy = loads
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(
      ({ name, kilobytes, budget }) =>
        `${name} loads ${kilobytes.toFixed(1)} kB before it can be used, more than ${budget}`,
    );
  return { loads, problems: [...heavy, ...withoutWords(plain)] };
}
