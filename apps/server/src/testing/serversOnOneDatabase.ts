import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ownPostgres } from './ownPostgres.ts';
import { adminSettings } from './serverProcess.ts';
import { type Running, spawnServer, stopServer } from './spawnServer.ts';

/** Processes of the built server that share a new PostgreSQL database, each with a data folder of its own. */
export async function serversOnOneDatabase(limits: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'aval-two-'));
  const postgres = await ownPostgres();
  const settings: Record<string, string> = {
    ...adminSettings,
    ...(await postgres.database('shared')),
    AVAL_CRON_SCHEDULE: '0 0 1 1 *',
    AVAL_LIMIT_CALLS: '100000',
    ...limits,
  };
  const started: Running[] = [];
  return {
    /** What `openDatabase` needs. */
    database: { AVAL_DATA: folder, DATABASE_URL: settings['DATABASE_URL'] },
    /** @param name of its data folder. */
    async start(name: string, own: Record<string, string> = {}): Promise<Running> {
      const running = await spawnServer({ ...settings, ...own, AVAL_DATA: join(folder, name) });
      if ('code' in running) throw new Error(running.output);
      started.push(running);
      return running;
    },
    /** The mails that the process with this name sent. */
    mailsOf(name: string): string[] {
      const outbox = join(folder, name, 'outbox');
      const files = existsSync(outbox) ? readdirSync(outbox) : [];
      return files.filter((file) => file.endsWith('.eml')).map((file) => readFileSync(join(outbox, file), 'utf8'));
    },
    async remove(): Promise<void> {
      for (const server of started) await stopServer(server, 'SIGKILL');
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
