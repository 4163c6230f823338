import type { StartupFieldId } from '@aval/contract';

import type { Source } from './Candidate.ts';
import { educationLevelIn } from './educationWords.ts';
import { fold } from './fold.ts';
import { type Guard, guardAgainst } from './guards.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { periodOf } from './periods.ts';
import { personsIn } from './persons.ts';
import { clauseAround, sentencesOf } from './sentences.ts';
import { standingOf } from './standing.ts';
import { exactly, type StatedValue } from './StatedValue.ts';
import { inField, precisionOf, type Unit } from './units.ts';

/** The maximum number of letters before a number; more of them are a sentence, which the prose rules read. */
const mostLettersBefore = 25;
const lifted: Partial<Record<StartupFieldId, readonly Guard[]>> = {
  competitor_count: ['competitor'],
  market_growth_rate: ['forecast'],
};
/** Words after a number that show that it counts something other than the field. */
const othersCounted: Partial<Record<StartupFieldId, RegExp>> = {
  team_size: /^\s*(?:co-?founder|founder|(?:co)?fundador|socio|year|ano|mes|month|x\b)/,
  competitor_count:
    /^\s*(?:employee|staff|people|person|emplead|trabajador|year|ano|month|mes|customer|client|user|usuari|countr|pais)/,
};

/** Parses the number that the text next to a label states for a field. */
export function numberBeside(
  field: StartupFieldId,
  words: string,
  source: Source,
  unit: Unit,
  max: number,
): StatedValue | null {
  if (field === 'foundation_year') return yearValue(words);
  return withoutDigits(field, words, source) ?? firstNumber(field, firstSentence(words), source, unit, max);
}

/** Parses values without a number: lists of people, degrees, 'none' and 'a year'. */
function withoutDigits(field: StartupFieldId, words: string, { language }: Source): StatedValue | null {
  const folded = fold(words);
  if (field === 'founder_count') {
    const [first] = mentionsIn(words, language);
    const people = first?.kind === 'count' && first.start <= 2 ? [] : personsIn(words);
    return people.length > 0 ? exactly(people.length, 0.85) : null;
  }
  if (field === 'founders_education_level') {
    const level = educationLevelIn(folded);
    return level === null ? null : exactly(level, 0.9);
  }
  if (field === 'patent_count' && /^(?:none|no|ningun[oa]?|sin patentes|no patents)[.!]?$/.test(folded.trim())) {
    return exactly(0, 0.9);
  }
  const [, isOneAndAHalf] =
    /^(?:about |unos |un |a |one )?(?:year|ano)( and a half| y medio)?[.!]?$/.exec(folded.trim()) ?? [];
  if (field === 'cash_runway_months' && /^(?:a|one|un) (?:year|ano)\b/.test(folded.trim())) {
    return exactly(isOneAndAHalf ? 18 : 12, 0.9);
  }
  return null;
}

function firstSentence(words: string): string {
  const [first] = sentencesOf(words);
  return first ? words.slice(first.start, first.end) : words;
}

function firstNumber(
  field: StartupFieldId,
  words: string,
  source: Source,
  unit: Unit,
  max: number,
): StatedValue | null {
  const folded = fold(words);
  const mentions = mentionsIn(words, source.language);
  const found = soundest(mentions, folded);
  if (!found || found.isBound) return null;
  if (othersCounted[field]?.test(folded.slice(found.end))) return null;
  const clause = clauseAround(folded, found);
  const inClause = folded.slice(clause.start, clause.end);
  const standing = standingOf(inClause);
  const letters = folded.slice(0, found.start).replaceAll(/[^a-z]/g, '').length;
  if (letters > mostLettersBefore && standing !== 'checked') return null;
  const year =
    mentions.find((mention) => mention.kind === 'year' && mention !== found && mention.start < found.end + 12)?.value ??
    null;
  const guard = guardAgainst(
    {
      clause: inClause,
      written: words.slice(clause.start, clause.end),
      before: folded.slice(0, found.start),
      asOfYear: source.asOfYear,
      year,
    },
    lifted[field],
  );
  if (guard) return null;
  const value = inField(field, found, folded, unit, max);
  if (value === null) return null;
  return {
    value,
    certainty: found.isApproximate ? 0.85 : 1,
    year,
    isCurrent: periodOf(`${unit.words} ${inClause}`).isCurrent,
    standing,
    precision: Math.abs(value) * precisionOf(found),
  };
}

/** Returns the first number that was checked, or otherwise the first one; a year only if there is no other number. */
function soundest(mentions: readonly Mention[], folded: string): Mention | undefined {
  const numbers = mentions.filter(({ kind }) => kind !== 'year');
  const standings = numbers.map((mention) => {
    const { start, end } = clauseAround(folded, mention);
    return standingOf(folded.slice(start, end));
  });
  const checked = standings.indexOf('checked');
  const [first] = numbers.length > 0 ? numbers : mentions;
  return checked < 0 ? first : numbers[checked];
}

/** Returns the year in a short text or a date; null if there are several, because only the prose rules can choose. */
function yearValue(words: string): StatedValue | null {
  const years = new Set([...words.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year)));
  const [year] = years;
  return years.size === 1 && year !== undefined && words.length < 60 ? exactly(year) : null;
}
