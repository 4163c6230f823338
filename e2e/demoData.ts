import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startProduct } from '../scripts/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A closed data folder with the demo data, to copy. */
    demoData: string;
  }
}

/** Makes the demo data once, so that each file begins with a copy and not with an empty folder. */
export default async function makeDemoData({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'aval-demo-'));
  const product = await startProduct(folder);
  await product.stop();
  provide('demoData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
