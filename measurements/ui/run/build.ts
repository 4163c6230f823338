import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, preview } from 'vite';

export interface Built {
  url: string;
  /** The chunks of the build, by file name. */
  chunks: ReadonlyMap<string, Chunk>;
  folder: string;
  stop: () => Promise<void>;
}

interface Chunk {
  fileName: string;
  /** The module that it was created for, relative to the benchmark. */
  source: string | null;
  imports: readonly string[];
  isEntry: boolean;
}

/** Builds the page with its contenders for production, and serves it. */
export async function buildStage(isSample: boolean): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'aval-bench-'));
  const root = join(import.meta.dirname, '..');
  const plugins = [vanillaExtractPlugin(), react()];
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@aval/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: join(root, isSample ? 'sample.html' : 'index.html') },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  const chunks = new Map<string, Chunk>();
  for (const output of outputs) {
    if (output.type !== 'chunk') continue;
    const source = output.facadeModuleId?.replace(`${root}/`, '') ?? null;
    chunks.set(output.fileName, {
      fileName: output.fileName,
      source,
      imports: output.imports,
      isEntry: output.isEntry,
    });
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: Number(process.env['BENCH_PORT'] ?? 0), host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/${isSample ? 'sample.html' : 'index.html'}`,
    chunks,
    folder,
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All files that a chunk imports, directly or indirectly, including itself. */
function reach(chunks: Built['chunks'], start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  for (const file of chunks.get(start)?.imports ?? []) reach(chunks, file, found);
  return found;
}

export interface Size {
  /** gz kB in addition to the page and React. */
  total: number;
  /** The part in chunks that are shared with other contenders. */
  shared: number;
}

/** The sizes of the contenders by the name of their file in the build. */
export function kilobytes({ chunks, folder }: Built): Map<string, Size> {
  const zipped = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = zipped.get(file) ?? gzipSync(readFileSync(join(folder, file))).length / 1000;
    zipped.set(file, known);
    return known;
  };
  const base = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(chunks, fileName)]),
  );
  // Excludes React, whose files are the imports of the smallest contender that uses it.
  const plain = [...chunks.values()].find(({ source }) => source === 'peers/plainComparison.tsx');
  if (plain !== undefined)
    for (const file of reach(chunks, plain.fileName)) if (file !== plain.fileName) base.add(file);
  const sizes = new Map<string, Size>();
  for (const { fileName, source } of chunks.values()) {
    if (source === null || !/^(floor|ours|peers)\//.test(source)) continue;
    const files = [...reach(chunks, fileName)].filter((file) => !base.has(file));
    const total = files.reduce((sum, file) => sum + sizeOf(file), 0);
    sizes.set(basename(fileName), { total, shared: total - sizeOf(fileName) });
  }
  return sizes;
}
