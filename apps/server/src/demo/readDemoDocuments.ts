import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { places } from '../configuration/places.ts';
import { readDocument } from '../documents/readDocument.ts';
import type { FoundFacts } from '../extraction/FoundFacts.ts';
import type { Services } from '../services/Services.ts';
import { sourceReader } from '../sources/sourceReader.ts';
import type { DemoStartup } from './types.ts';

/** A document of a startup as an upload stores it. */
export interface DemoDocument {
  name: string;
  size: number;
  hash: string;
  bytes: Buffer;
  text: string;
  found: FoundFacts;
}

const folder = fileURLToPath(places.demoDocuments);

/** The limit of an upload is for hostile files; a first start must not fail because the machine is busy. */
const patience = { timeMs: 10 * 60 * 1000 };

/**
 * The documents of each startup that has some, by its key, read like an upload on the day of the startup's evaluation.
 * They are read at every seeding, which takes one to three seconds of a first start: a stored reading would be one more
 * thing to keep the same as what the reader says. No language model is asked, so that every demo is the same.
 */
export async function readDemoDocuments(
  services: Services,
  startups: readonly DemoStartup[],
): Promise<ReadonlyMap<string, DemoDocument[]>> {
  const sources = sourceReader(patience);
  const reader = { ...services, sources, languageModel: null };
  try {
    const read = await Promise.all(
      startups.map(async (startup) => [startup.key, await documentsOf(reader, startup)] as const),
    );
    return new Map(read.filter(([, documents]) => documents.length > 0));
  } finally {
    await sources.close();
  }
}

async function documentsOf(reader: Services, { key, evaluated_at }: DemoStartup): Promise<DemoDocument[]> {
  const own = join(folder, key);
  if (evaluated_at === null || !existsSync(own)) return [];
  const names = readdirSync(own).filter((name) => !name.endsWith('.md'));
  const at = new Date(evaluated_at);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const bytes = readFileSync(join(own, name));
      const hash = createHash('sha256').update(bytes).digest('hex');
      // An account for each file, so that every reading thread has work.
      return {
        name,
        size: bytes.length,
        hash,
        bytes,
        ...(await readDocument({ ...reader, now: () => at }, { name, bytes }, `demo ${name}`)),
      };
    }),
  );
}
