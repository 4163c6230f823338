import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { TestServer } from './testServer.ts';

const folderOf = (server: TestServer) => join(server.services.env.AVAL_DATA, 'outbox');

/** Every mail of the outbox as it was written, oldest first, once nothing is under way. */
export async function outboxOf(server: TestServer): Promise<string[]> {
  await server.services.background.settle();
  const folder = folderOf(server);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

export async function emptyOutbox(server: TestServer): Promise<void> {
  await server.services.background.settle();
  rmSync(folderOf(server), { recursive: true, force: true });
}

/** What the person reads: the text of a mail without its head. */
export function textOf(mail: string): string {
  return mail.slice(mail.indexOf('\n\n') + 2);
}
