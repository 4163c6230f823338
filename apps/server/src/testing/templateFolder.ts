import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { openDatabase } from '../db/open.ts';

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));
const staleMs = 120_000;

/** A new data folder, copied from a migrated one: copying takes milliseconds, creating one takes seconds. */
export async function dataFolder(): Promise<string> {
  const template = await templateFolder();
  const folder = mkdtempSync(join(tmpdir(), 'aval-data-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

async function templateFolder(): Promise<string> {
  const template = join(tmpdir(), `aval-template-${schemaHash()}`);
  const turn = `${template}.turn`;
  while (!existsSync(template)) {
    if (!takeTurn(turn)) {
      await wait(100);
      continue;
    }
    try {
      if (!existsSync(template)) await build(template);
    } finally {
      rmSync(turn, { recursive: true, force: true });
    }
  }
  return template;
}

function takeTurn(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch {
    const isStale = existsSync(turn) && Date.now() - statSync(turn).mtimeMs > staleMs;
    if (isStale) rmSync(turn, { recursive: true, force: true });
    return false;
  }
}

async function build(template: string): Promise<void> {
  const draft = `${template}.new`;
  rmSync(draft, { recursive: true, force: true });
  const database = await openDatabase({ AVAL_DATA: draft, DATABASE_URL: undefined });
  await database.close();
  renameSync(draft, template);
}

/** Hash of the migrations and their journal, because a regenerated migration may differ only in its journal entry. */
function schemaHash(): string {
  const hash = createHash('sha256');
  const scripts = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  for (const name of [...scripts, 'meta/_journal.json']) hash.update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
