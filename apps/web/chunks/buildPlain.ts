import { mergeConfig, type Rolldown } from 'vite';

import { appConfig } from '../appConfig.ts';
import { buildInMemory } from './buildInMemory.ts';

/** The app as it falls into files by itself, in memory and not made small. */
export const buildPlain = (): Promise<Rolldown.OutputChunk[]> =>
  buildInMemory(mergeConfig(appConfig('build'), { build: { minify: false, cssMinify: false } }));
