import { type StartupFieldId, startupFields } from '@aval/contract';

import type { Fact } from '../extraction/extractFacts.ts';
import type { NewSource } from '../startups/fieldSources.ts';

export interface ScrapedStartup {
  values: Partial<Record<StartupFieldId, string | number>>;
  sources: Record<string, NewSource>;
  /** Evaluated fields that the page does not state and that get their import default. */
  defaulted: StartupFieldId[];
  /** Fields that the page states. */
  mapped: StartupFieldId[];
  /** Required fields that the page does not state and that have no default; the user must enter them. */
  missing: StartupFieldId[];
}

/** Builds a startup from the facts of a page, with their quotes, and from the import defaults of the other fields. */
export function scrapedStartup(facts: readonly Fact[], url: string): ScrapedStartup {
  const stated = new Map(facts.map((fact) => [fact.field, fact]));
  const values: ScrapedStartup['values'] = {};
  const sources: ScrapedStartup['sources'] = {};
  const defaulted: StartupFieldId[] = [];
  const missing: StartupFieldId[] = [];
  for (const { id, importDefault, required, evaluated } of startupFields) {
    const fact = stated.get(id);
    if (fact) {
      values[id] = fact.value;
      sources[id] = { kind: 'url', url, quote: fact.quote, confidence: fact.confidence };
    } else if (importDefault !== undefined) {
      values[id] = importDefault;
      sources[id] = { kind: 'defaulted' };
      if (evaluated) defaulted.push(id);
    } else if (required) missing.push(id);
  }
  return { values, sources, defaulted, mapped: facts.map(({ field }) => field), missing };
}
