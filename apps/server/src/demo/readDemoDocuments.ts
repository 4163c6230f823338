import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { places } from '../configuration/places.ts';
import type { FoundFacts } from '../extraction/FoundFacts.ts';
import { need } from './need.ts';
import type { DemoStartup } from './types.ts';

/** What the reader of uploads says of a file. */
export interface DemoReading {
  text: string;
  found: FoundFacts;
}

export interface DemoFile {
  name: string;
  bytes: Buffer;
}

/** A document of a startup as an upload stores it. */
export interface DemoDocument extends DemoFile, DemoReading {
  size: number;
  hash: string;
}

const folder = fileURLToPath(places.demoDocuments);
export const readingsFile = join(folder, 'readings.json');

/** The documents of a startup; the notes beside them say what each is meant to state. */
export function demoFilesOf({ key, evaluated_at }: DemoStartup): DemoFile[] {
  const own = join(folder, key);
  if (evaluated_at === null || !existsSync(own)) return [];
  const names = readdirSync(own).filter((name) => !name.endsWith('.md'));
  return names.toSorted().map((name) => ({ name, bytes: readFileSync(join(own, name)) }));
}

/**
 * The documents of each startup that has some, by its key, with what the reader of uploads said of them. That is stored
 * in `readings.json`, because reading them takes a first start, and every test of one, four seconds; a test reads them
 * anew and compares.
 */
export function readDemoDocuments(startups: readonly DemoStartup[]): ReadonlyMap<string, DemoDocument[]> {
  const readings = new Map(
    Object.entries(JSON.parse(readFileSync(readingsFile, 'utf8')) as Record<string, DemoReading>),
  );
  const read = startups.map(
    (startup) => [startup.key, demoFilesOf(startup).map((file) => documentOf(startup.key, file, readings))] as const,
  );
  return new Map(read.filter(([, documents]) => documents.length > 0));
}

function documentOf(key: string, { name, bytes }: DemoFile, readings: ReadonlyMap<string, DemoReading>): DemoDocument {
  const path = `${key}/${name}`;
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { name, size: bytes.length, hash, bytes, ...need(readings.get(path), path) };
}
