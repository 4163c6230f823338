import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { TestServer } from './testServer.ts';

const folderOf = (server: TestServer) => join(server.services.env.AVAL_DATA, 'outbox');

/** Every mail in the outbox, oldest first, once background work has ended. */
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

/** The text of a mail without its headers. */
export function textOf(mail: string): string {
  return mail.slice(mail.indexOf('\n\n') + 2);
}
