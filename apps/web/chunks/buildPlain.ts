import { resolve } from 'node:path';

import { build, mergeConfig, type Rolldown } from 'vite';

import { appConfig } from '../appConfig.ts';

/** The app as it falls into files by itself, in memory and not made small. */
export async function buildPlain(): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build(
    mergeConfig(appConfig('build'), {
      root: resolve(import.meta.dirname, '..'),
      configFile: false,
      logLevel: 'error',
      build: { write: false, reportCompressedSize: false, minify: false, cssMinify: false },
    }),
  )) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}
