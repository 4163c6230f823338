import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startProduct } from '../scripts/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A closed data folder with the demo data, for copying. */
    demoData: string;
  }
}

/** Creates the demo data once, so that each test file starts with a copy. */
export default async function makeDemoData({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'aval-demo-'));
  const product = await startProduct(folder);
  await product.stop();
  provide('demoData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
