import { documents } from '../db/schema/documents.ts';
import type { TestServer } from './testServer.ts';

/** Stores a document with this text, for values that quote it. Returns its id. */
export async function storeDocument({ database }: TestServer, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  const row = { name: 'plan.txt', size: bytes.length, hash: 'none', bytes, text };
  const [document] = await database.db.insert(documents).values(row).returning({ id: documents.id });
  return document?.id ?? 0;
}
