import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseInput, updateStartupSchema } from '@aval/contract';
import * as z from 'zod/mini';

import { places } from '../configuration/places.ts';
import type { DemoStartup } from './types.ts';

const folder = fileURLToPath(places.demoStartups);

const demoStartupSchema = z.strictObject({
  key: z.string(),
  created_by: z.string(),
  owners: z.array(z.string()),
  scraped_from: z.exactOptional(z.url()),
  created_at: z.iso.datetime(),
  evaluated_at: z.nullable(z.iso.datetime()),
  recalculated_at: z.exactOptional(z.iso.datetime()),
  answers: z.exactOptional(z.record(z.string(), z.strictObject({ text: z.string(), by: z.string() }))),
  facts: updateStartupSchema,
  earlier: z.array(z.strictObject({ date: z.iso.datetime(), facts: updateStartupSchema })),
});

/**
 * Every demo startup, in registration order.
 *
 * @throws RangeError when a file holds an invalid value.
 */
export function readDemoStartups(): DemoStartup[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return names
    .map((name) => parseDemoStartup(name, readFileSync(join(folder, name), 'utf8')))
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
}

/** The startup of one file; a scraped one may lack its description, which is stored as an empty text. */
export function parseDemoStartup(name: string, json: string): DemoStartup {
  const parsed = parseInput(demoStartupSchema, JSON.parse(json), 'en');
  if (!parsed.ok) {
    const issues = parsed.issues.map(({ path, message }) => `${path}: ${message}`);
    throw new RangeError(`demo/startups/${name}: ${issues.join('; ')}`);
  }
  return { ...parsed.value, facts: { description: '', ...parsed.value.facts } } as DemoStartup;
}
