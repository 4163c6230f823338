import { examineFigures, type SourceContradiction } from '@aval/contract';
import { type MasterData, type StartupFacts, utcDay } from '@aval/metrics';

import type { ScrapedStartup } from './scrapedStartup.ts';

/**
 * The figures of a page that contradict each other, severe ones first: those that were stored, and those that were left
 * out because others contradict them.
 */
export function pageContradictions(
  { values, defaulted, doubtful }: Pick<ScrapedStartup, 'values' | 'defaulted' | 'doubtful'>,
  { master, at }: { master: MasterData; at: Date },
): SourceContradiction[] {
  const doubted = doubtful.filter(({ doubt }) => doubt?.kind === 'contradiction');
  const isDoubted = (field: string) => doubted.some((fact) => fact.field === field);
  const facts = {
    ...values,
    ...Object.fromEntries(doubted.map(({ field, value }) => [field, value])),
    defaulted_fields: defaulted.filter((field) => !isDoubted(field)),
  } as StartupFacts;
  return examineFigures(facts, { master, asOf: utcDay(at) }).map((one) => ({
    ...one,
    leftOut: one.contradiction.fields.filter(isDoubted),
  }));
}
