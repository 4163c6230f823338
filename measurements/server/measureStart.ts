import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { start, stop } from '../../apps/server/src/resilience/client.ts';

export interface Started {
  /** Seconds from the start of the process until the response with the first page, one value per turn. */
  cold: number[];
  warm: number[];
}

/** Starts the built server with the demo in an empty folder, and again in the folder that it created. */
export async function measureStart(turns: number): Promise<Started> {
  const measured: Started = { cold: [], warm: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'aval-bench-start-'));
    measured.cold.push(await secondsToFirstPage(folder));
    measured.warm.push(await secondsToFirstPage(folder));
    rmSync(folder, { recursive: true, force: true });
  }
  return measured;
}

async function secondsToFirstPage(folder: string): Promise<number> {
  const from = performance.now();
  const server = await start({ AVAL_DATA: folder, AVAL_DEMO: '1', AVAL_LOG_LEVEL: 'error' });
  const page = await fetch(server.address);
  await page.text();
  const seconds = (performance.now() - from) / 1000;
  if (page.status !== 200) throw new Error(`The first page returned ${page.status}: npm run build makes it.`);
  await stop(server, 'SIGTERM');
  return seconds;
}
