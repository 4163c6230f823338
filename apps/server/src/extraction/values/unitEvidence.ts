import { type StartupFieldId, startupField } from '@aval/contract';

import type { Source } from '../Candidate.ts';
import { fold } from '../words/fold.ts';
import { mentionsIn } from './mentions.ts';

const monthsOrYears = /\b(?:months?|years?|mes(?:es)?|anos?)\b/;

/**
 * Whether a value shows the unit of a field, in its own words or in those of its label or its column: an amount with a
 * currency, a percentage, a time in months or years.
 * A count and a text show none.
 */
export function showsUnit(field: StartupFieldId, words: string, { language }: Source, unit: string): boolean {
  const { kind } = startupField(field);
  // A value is a choice only if it names one.
  if (kind === 'choice') return true;
  const [first] = mentionsIn(words, language);
  if (!first) return false;
  switch (kind) {
    case 'money':
      return first.kind === 'money' || (first.kind === 'count' && /€|\beur(?:os?)?\b/.test(unit));
    case 'percent':
      return first.kind === 'percent' || (first.kind === 'count' && unit.includes('%'));
    case 'rating':
      return first.kind === 'ratio';
    case 'decimal':
      return first.kind === 'count' && monthsOrYears.test(`${fold(words)} ${unit}`);
    default:
      return false;
  }
}
