import {
  financialPath,
  financialsOf,
  leastFilledConfidence,
  type StartupFieldId,
  startupFields,
  type StartupFinancials,
} from '@aval/contract';

import type { Fact } from '../extraction/extractFacts.ts';
import type { FinancialFigure } from '../extraction/FinancialFigure.ts';
import type { NewSource } from '../startups/fieldSources.ts';
import type { ScrapedPage } from './scrapePage.ts';

export interface ScrapedStartup {
  values: Partial<Record<Exclude<StartupFieldId, 'financials'>, string | number>> & { financials?: StartupFinancials };
  sources: Record<string, NewSource>;
  /** Evaluated fields that the page does not state and that get their import default. */
  defaulted: StartupFieldId[];
  /** Fields that the page states. */
  mapped: StartupFieldId[];
  /** Required fields that the page does not state and that have no default; the user must enter them. */
  missing: StartupFieldId[];
  /** What the page seems to state, too uncertainly to be stored. */
  doubtful: Fact[];
}

const isSure = ({ confidence }: Pick<Fact, 'confidence'>): boolean => confidence >= leastFilledConfidence;

/**
 * Builds a startup from the facts of a page, with their quotes, and from the import defaults of the other fields.
 *
 * @param name Stated by a user; takes the place of what the page states.
 */
export function scrapedStartup({ facts, financials, url }: ScrapedPage, name?: string): ScrapedStartup {
  const stated = new Map(facts.filter(isSure).map((fact) => [fact.field, fact]));
  const values: Record<string, string | number> = {};
  const sources: ScrapedStartup['sources'] = {};
  const defaulted: StartupFieldId[] = [];
  const missing: StartupFieldId[] = [];
  for (const { id, importDefault, required, evaluated } of startupFields) {
    const fact = stated.get(id);
    if (id === 'name' && name !== undefined) {
      values['name'] = name;
      sources['name'] = { kind: 'stated' };
    } else if (fact) {
      values[id] = fact.value;
      sources[id] = sourceOf(fact, url);
    } else if (importDefault !== undefined) {
      values[id] = importDefault;
      sources[id] = { kind: 'defaulted' };
      if (evaluated) defaulted.push(id);
    } else if (required) missing.push(id);
  }
  const mapped = new Set(stated.keys());
  if (name !== undefined) mapped.add('name');
  const history = financials.filter(isSure);
  const [first] = history;
  if (first) {
    sources['financials'] = sourceOf(first, url);
    mapped.add('financials');
  }
  return {
    values: { ...values, ...(first && { financials: asFinancials(history) }) },
    sources,
    defaulted,
    mapped: [...mapped],
    missing,
    doubtful: facts.filter((fact) => !isSure(fact)),
  };
}

function sourceOf({ quote, confidence }: Pick<Fact, 'quote' | 'confidence'>, url: string): NewSource {
  return { kind: 'url', url, quote, confidence };
}

function asFinancials(figures: readonly FinancialFigure[]): StartupFinancials {
  return financialsOf(new Map(figures.map(({ fact, value }) => [financialPath(fact), value])));
}
