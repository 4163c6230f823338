import type { DatedSource } from '@aval/contract';
import { utcDay } from '@aval/metrics';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { documents } from '../db/schema/documents.ts';
import { storeSources } from '../startups/fieldSources.ts';
import { acceptedSources } from './acceptedSources.ts';
import { need } from './need.ts';
import type { DemoDocument } from './readDemoDocuments.ts';
import type { DemoStartup } from './types.ts';

/**
 * Stores what was read of a startup's documents, and makes them the source of what they state, as the administrator's
 * acceptance does.
 *
 * @returns What they vouch for.
 */
export async function insertDocuments(
  tx: Transaction,
  { startup, id, read, by }: { startup: DemoStartup; id: number; read: readonly DemoDocument[]; by: number },
): Promise<DatedSource[]> {
  if (startup.evaluated_at === null || read.length === 0) return [];
  const at = new Date(startup.evaluated_at);
  const rows = await tx
    .insert(documents)
    .values(read.map((document) => ({ ...document, user_id: by, startup_id: id, created_at: at })))
    .returning({ id: documents.id, name: documents.name });
  const readings = read.map(({ name, found }) => ({
    document_id: need(rows.find((row) => row.name === name)?.id, name),
    found,
  }));
  for (const { document_id: targetId } of readings) {
    await recordEvent(tx, { userId: by, action: 'create', targetType: 'document', targetId, at });
  }
  const sources = acceptedSources(startup.facts, readings);
  await storeSources(tx, { startupId: id, sources, values: startup.facts, by, at });
  return Object.keys(sources).map((field) => [field, 'document', utcDay(at)]);
}
