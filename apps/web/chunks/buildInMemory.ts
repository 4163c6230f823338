import { resolve } from 'node:path';

import { build, mergeConfig, type Rolldown, type UserConfig } from 'vite';

/** The scripts that the app is built into, without writing them. */
export async function buildInMemory(config: UserConfig): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build(
    mergeConfig(config, {
      root: resolve(import.meta.dirname, '..'),
      configFile: false,
      logLevel: 'error',
      build: { write: false, reportCompressedSize: false },
    }),
  )) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}
