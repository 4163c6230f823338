import { startupField } from '@aval/contract';

import type { Candidate, Source } from '../Candidate.ts';
import { matchLabel } from '../labels/labels.ts';
import { withoutMarks } from '../layout/marks.ts';
import { type LabelledPair, pairsBreak } from '../layout/pairs.ts';
import type { Passage } from '../layout/passages.ts';
import type { Placed } from '../layout/placed.ts';
import { choiceIn } from '../values/fieldValues.ts';
import { type Mention, mentionsIn } from '../values/mentions.ts';
import { fold } from '../words/fold.ts';
import { factOf } from './labelled.ts';

const longest = 80;
/** Misspelt labels are left out. */
const leastLikeness = 0.87;
/** The least number without a unit that is taken as an amount, in euros. */
const leastBareAmount = 100_000;
/** The mark of a list; a dash is one only before a space, otherwise it is the sign of the figure. */
const marker = /^(?:[\s*•·▪‣◦✓>]|[-–—](?=\s))+|^\d+[.)]\s+/;
/** The unit between a figure and its label, which may be part of the label too, for folded text. */
const timeUnit = /^\s*(?:months?|meses|mes|years?|anos?)\b/;
const timeUnitAsWritten = /^\s*(?:months?|meses|mes|years?|años?)\b\.?/i;
const numbers: ReadonlySet<string> = new Set(['money', 'percent', 'integer', 'decimal']);
const read: ReadonlySet<string> = new Set([...numbers, 'year', 'rating', 'choice']);
const mostWordsWithChoice = 8;

/** Extracts facts from lines that are one figure with its unit and a known label: '788 k€ funding raised'. */
export function figureFirstFacts(places: readonly Placed[], source: Source): Candidate[] {
  return places.flatMap(({ passage, section }) =>
    section === null ? figureFirstPairs(passage, source).flatMap((pair) => fromPair(pair, passage, source)) : [],
  );
}

/** Returns the figures of a line and the known labels after them; none where a line has any other words. */
function figureFirstPairs({ text, cells, isHeading }: Passage, source: Source): LabelledPair[] {
  if (cells || isHeading || text.length > longest) return [];
  return text.split(pairsBreak).flatMap((one) => pairOf(one.replace(marker, ''), source) ?? []);
}

function pairOf(text: string, { language }: Source): LabelledPair | null {
  const mentions = mentionsIn(text, language);
  const [figure, ...more] = mentions.filter(({ kind }) => kind !== 'year');
  if (!figure) return mentions.length === 1 ? yearLast(text, mentions[0]) : choiceLast(text);
  if (figure.isBound || figure.isWord || more.length > 0) return null;
  if (figure.start > 0) return figureLast(text, figure);
  const rest = text.slice(figure.end);
  const unit = timeUnit.exec(fold(rest))?.[0] ?? '';
  const label = [rest.slice(unit.length), rest]
    .map((one) => one.replace(/^\s*[–—|:-]\s/, '').trim())
    .find((one) => /^\p{L}/u.test(one) && isLabelOf(figure, one));
  return label === undefined ? null : { label, words: text.slice(0, figure.end) + rest.slice(0, unit.length) };
}

/** 'Winning a shop costs us' is the beginning of a sentence, and no label. */
const isClause = /\b(?:costs?|brings?|leaves?|pays?) us\b|\bnos (?:cuesta|sale|deja|aporta|paga)n?\b/i;

/** Returns the pair of a line that is a known label and its figure, with nothing in between: 'Net margin 12 %'. */
function figureLast(text: string, figure: Mention): LabelledPair | null {
  const label = withoutMarks(text.slice(0, figure.start));
  const rest = text.slice(figure.end);
  if (isClause.test(label)) return null;
  if (!/[\p{L})]$/u.test(label) || !isLabelOf(figure, label) || rest.replace(timeUnitAsWritten, '').trim() !== '')
    return null;
  return { label, words: text.slice(figure.start) };
}

/** Returns the pair of a line that is the label of a year and the year: 'Founded 2019'. */
function yearLast(text: string, year: Mention | undefined): LabelledPair | null {
  if (!year || year.end < text.length) return null;
  const label = withoutMarks(text.slice(0, year.start));
  const fields = /\p{L}$/u.test(label) ? matchLabel(label)?.fields : undefined;
  return fields?.every((field) => startupField(field).kind === 'year')
    ? { label, words: text.slice(year.start) }
    : null;
}

/** Returns the pair of a line that is the label of a choice and its words: 'Industry Healthcare'. */
function choiceLast(text: string): LabelledPair | null {
  const words = withoutMarks(text).split(' ');
  if (words.length > mostWordsWithChoice) return null;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const [label, value] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (/\p{L}$/u.test(label) && matchLabel(label)?.fields.some((field) => choiceIn(field, value) !== null)) {
      return { label, words: value };
    }
  }
  return null;
}

/** Whether a text is the label of a field in the unit of the figure. */
function isLabelOf({ kind, value, isScaled }: Mention, text: string): boolean {
  const match = matchLabel(text);
  if (match === null || match.likeness < leastLikeness) return false;
  return match.fields.some((field) => {
    const of = startupField(field).kind;
    if (kind === 'ratio') return of === 'rating';
    if (kind !== 'count' || !numbers.has(of) || of === 'percent') return numbers.has(of) && kind === of;
    // A short number without a unit may be a count, so it is not taken as an amount of money.
    return of !== 'money' || isScaled || value >= leastBareAmount;
  });
}

function fromPair({ label, words }: LabelledPair, passage: Passage, source: Source): Candidate[] {
  const fact = factOf(label, words, source);
  return fact && read.has(startupField(fact.field).kind)
    ? [{ ...fact, confidence: fact.confidence - 8, passage, quote: passage.text }]
    : [];
}
