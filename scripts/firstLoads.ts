import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';

import { type Area, areas, isInArea } from '../apps/web/src/language/areas.ts';

// What the web app loads before a screen can be used, and whether its screens have the texts that they show.

interface Screen {
  name: string;
  /** Most kilobytes (gzip) of scripts before it can be used. */
  budget: number;
  /** What is fetched for it beside the entry, each with all that it imports. */
  modules: readonly string[];
}

const words = (area: Area): string => `virtual:words/es/${area}`;
const answers = (part: string): string => `../../../packages/contract/src/calls/answers/${part}.ts`;

const screens: readonly Screen[] = [
  { name: 'landing', budget: 139.5, modules: ['layout/MinimalLayout.tsx', 'routes/Landing.tsx', words('landing')] },
  { name: 'sign-in', budget: 150, modules: ['routes/SignIn.tsx', words('account')] },
  {
    name: 'dashboard',
    budget: 192.5,
    modules: [
      'layout/MainLayout.tsx',
      'routes/Dashboard.tsx',
      'api/parseInput.ts',
      answers('masterData'),
      answers('portfolios'),
      answers('startupLists'),
      words('frame'),
    ],
  },
  {
    name: 'detail',
    budget: 240,
    modules: [
      'layout/MainLayout.tsx',
      'routes/StartupDetail.tsx',
      'api/parseInput.ts',
      answers('calculations'),
      answers('masterData'),
      answers('startupLists'),
      answers('startups'),
      words('frame'),
      words('detail'),
    ],
  },
];

export interface FirstLoad extends Pick<Screen, 'name' | 'budget'> {
  kilobytes: number;
  files: number;
}

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'apps/web/src');
const idOf = (module: string): string => (module.startsWith('virtual:') ? `\0${module}` : join(source, module));

/** Everything that can be reached from one; it itself comes first. */
function reach(from: readonly string[], next: (one: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

function measure({ name, budget, modules }: Screen, chunks: readonly Rolldown.OutputChunk[]): FirstLoad {
  const starts = modules.map((module) => {
    const id = idOf(module);
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? chunks.find((each) => id in each.modules);
    if (!chunk) throw new Error(`${module} is in no chunk any more: name what ${name} loads instead.`);
    return chunk;
  });
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const files = reach(
    [...entries, ...starts].map(({ fileName }) => fileName),
    (file) => byName.get(file)?.imports ?? [],
  );
  const sizes = [...files].map((file) => gzipSync(byName.get(file)?.code ?? '', { level: 9 }).byteLength / 1000);
  return { name, budget, kilobytes: sizes.reduce((sum, size) => sum + size, 0), files: files.size };
}

const routers = ['router.tsx', 'routes/admin/adminRoutes.ts'];
const screenCall = /\bscreen\(\s*\[([^\]]*)\],\s*async \(\) =>\s*\(await import\('([^']+)'\)/g;
const isArea = (name: string): name is Area => Object.hasOwn(areas, name);
const needsNoSession: ReadonlySet<string> = new Set(['landing', 'account', 'text']);

interface RoutedScreen {
  module: string;
  areas: readonly Area[];
}

/** The screens as the router names them. */
function routedScreens(): RoutedScreen[] {
  return routers.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const found = [...text.matchAll(screenCall)];
    if (found.length !== text.match(/\bscreen\(/g)?.length) throw new Error(`${file} names a screen in a new way.`);
    return found.map(([, list = '', module = '']) => {
      const named = list.split(',').flatMap((name) => name.trim().replaceAll("'", '') || []);
      const isSignedIn = named.some((name) => !needsNoSession.has(name));
      return {
        module: resolve(source, file, '..', module),
        areas: (isSignedIn ? ['frame', ...named] : named).filter(isArea),
      };
    });
  });
}

/** The texts that a screen can show without having them. */
function withoutWords(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const catalogues = ['apps/web/src/locales/en.po', 'packages/forms/src/locales/en.po'];
  const lines = catalogues.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
  const speaking = new Set(lines.filter((line) => line.startsWith('#: ')).map((line) => line.slice(3).trim()));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const starts = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return routedScreens().flatMap(({ module, areas: named }) => {
    // A frame that asks for no part stands around screens that do, and shows what is in all of them.
    const own = named.length > 0 ? named : (['text'] as const);
    const start = chunks.find(({ facadeModuleId }) => facadeModuleId === module)?.fileName;
    if (start === undefined) throw new Error(`${module} is no chunk of its own.`);
    const files = reach([start], (file) => {
      const { imports = [], dynamicImports = [] } = byName.get(file) ?? {};
      // The entry names every screen.
      return [...imports, ...dynamicImports].filter((other) => !starts.has(other));
    });
    return [...files]
      .flatMap((file) => Object.entries(byName.get(file)?.modules ?? {}))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => relative(root, id))
      .filter((file) => speaking.has(file) && !own.some((area) => isInArea(area, file)))
      .map((file) => `${relative(source, module)} shows the texts of ${file} and loads no part that has them`);
  });
}

/** Builds the app without writing it, and looks at what came out. */
export async function readApp(): Promise<{ loads: FirstLoad[]; problems: string[] }> {
  const { output } = (await build({
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const loads = screens.map((screen) => measure(screen, chunks));
  const heavy = loads
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(
      ({ name, kilobytes, budget }) =>
        `${name} loads ${kilobytes.toFixed(1)} kB before it can be used, more than ${budget}`,
    );
  return { loads, problems: [...heavy, ...withoutWords(chunks)] };
}
