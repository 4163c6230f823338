import { startupField, type StartupFieldId } from '@aval/contract';

import { guardAgainst, surroundingsOf } from '../extraction/attribution/guards.ts';
import type { Source } from '../extraction/Candidate.ts';
import { clauseAround } from '../extraction/layout/sentences.ts';
import { noNote } from '../extraction/tables/TableNote.ts';
import { valueBeside } from '../extraction/values/fieldValues.ts';
import { type Mention, mentionsIn } from '../extraction/values/mentions.ts';
import { liftedGuards } from '../extraction/values/numberBeside.ts';
import { inField, precisionOf } from '../extraction/values/units.ts';
import { fold } from '../extraction/words/fold.ts';
import { languageOf } from '../extraction/words/language.ts';

/** The kinds of fields whose values are figures of a text; ratings, choices and descriptions are judgements. */
const figureKinds: ReadonlySet<string> = new Set(['money', 'percent', 'integer', 'decimal', 'year']);

/**
 * Whether a quote states a value, read with the same grammar and the same guards as the dictionary: in the unit of the
 * field, and as a current fact of the startup, not a plan, an earlier figure or a competitor's.
 *
 * @param value In the unit of the field. A name or a place must be in the quote; ratings, choices and descriptions are
 * the model's own judgement.
 */
export function statesValue(field: StartupFieldId, value: number | string, quote: string, asOfYear: number): boolean {
  const { kind, max = Infinity } = startupField(field);
  if (typeof value === 'string') return kind !== 'text' || fold(quote).includes(firstPart(value));
  if (!figureKinds.has(kind)) return true;
  const mentions = mentionsIn(quote, languageOf(quote));
  // A count may be stated by a list of people, and a duration by 'a year'.
  if (mentions.length === 0) return valueBeside(field, quote, wordsOnly(quote, asOfYear))?.value === value;
  const folded = fold(quote);
  const [label = ''] = /^[^:|]*[:|]/.exec(folded) ?? [];
  return mentions.some((mention) => {
    const read = inField(field, mention, folded, { words: label, note: noNote }, max);
    if (read === null || Math.abs(read - value) > Math.abs(value) * precisionOf(mention)) return false;
    const year = kind === 'year' ? null : yearOf(mention, mentions, folded);
    const surroundings = surroundingsOf(quote, folded, mention, { asOfYear, year });
    return guardAgainst(surroundings, liftedGuards[field]) === null;
  });
}

/** Returns the year that a quote gives a figure: the nearest one of its clause, or the last one before it. */
function yearOf(figure: Mention, mentions: readonly Mention[], folded: string): number | null {
  const years = mentions.filter((mention) => mention.kind === 'year' && mention !== figure);
  const clause = clauseAround(folded, figure);
  const near = years.filter(({ start, end }) => start >= clause.start && end <= clause.end);
  const [nearest] = near.toSorted((a, b) => distance(a, figure) - distance(b, figure));
  return (nearest ?? years.findLast(({ end }) => end <= figure.start))?.value ?? null;
}

function distance(a: Mention, b: Mention): number {
  return a.start > b.start ? a.start - b.end : b.start - a.end;
}

/** The town of 'Bilbao, Spain', folded: the country may stand elsewhere. */
function firstPart(text: string): string {
  return fold(text.split(',')[0] ?? '').trim();
}

function wordsOnly(quote: string, asOfYear: number): Source {
  return { language: languageOf(quote), names: [], asOfYear, vocabulary: new Set() };
}
