import { startupField, type StartupFieldId } from '@aval/contract';

import { type Guard, guardAgainst, surroundingsOf } from '../attribution/guards.ts';
import { standingOf } from '../attribution/standing.ts';
import type { Source } from '../Candidate.ts';
import { clauseAround, sentencesOf } from '../layout/sentences.ts';
import { ofWholeYears } from '../tables/columnsOfTime.ts';
import { fold } from '../words/fold.ts';
import { dateYears } from './dateYears.ts';
import { educationLevelIn } from './educationWords.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { isBesideMonth, periodOf } from './periods.ts';
import { peopleListed, personsIn } from './persons.ts';
import { exactly, type StatedValue } from './StatedValue.ts';
import { areAmounts, totalOf } from './totals.ts';
import { inField, otherCurrencyOf, precisionOf, type Unit } from './units.ts';

/** The maximum number of letters before a number; more of them are a sentence, which the prose rules read. */
const mostLettersBefore = 25;
/** Guards that do not hold for a field. */
export const liftedGuards: Partial<Record<StartupFieldId, readonly Guard[]>> = {
  competitor_count: ['competitor'],
  market_growth_rate: ['forecast'],
};
/** Words after a number of people, which no time is. */
const people =
  /^\s*(?:(?:full|part)[- ]time |permanent |salaried )?(?:employee|staff\b|people\b|persons?\b|personas?\b|emplead|trabajador|team member|miembro|(?:co-?)?founder|(?:co)?fundador|soci[oa]s?\b|engineer|developer|ingenier|desarrollador|fte|profesional)/;

/** Words after a number that show that it counts something other than the field. */
const othersCounted: Partial<Record<StartupFieldId, RegExp>> = {
  industry_experience_years: people,
  cash_runway_months: people,
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
  if (field === 'foundation_year') return yearValue(words, source);
  return withoutDigits(field, words, source) ?? firstNumber(field, firstSentence(words), source, unit, max);
}

/** Of a list of founders that may be first names. */
const certaintyOfFirstNames = 0.75;

/** Parses values without a number: lists of people, degrees, 'none' and 'a year'. */
function withoutDigits(field: StartupFieldId, words: string, { language }: Source): StatedValue | null {
  const folded = fold(words);
  if (field === 'founder_count') {
    const [first] = mentionsIn(words, language);
    if (first?.kind === 'count' && first.start <= 2) return null;
    const list = firstSentence(words);
    const people = personsIn(list);
    if (people.length > 0) return exactly(people.length, 0.85);
    const listed = peopleListed(list);
    return listed > 0 ? exactly(listed, certaintyOfFirstNames) : null;
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
  const total = field === 'funding_raised' ? totalOf(folded, mentions) : null;
  if (total === null && field === 'funding_raised' && hasParts(mentions, folded)) return null;
  const found = total ?? soundest(mentions, folded);
  if (!found || found.isBound || isSeries(mentions, folded)) return null;
  if (ofWholeYears.has(field) && isBesideMonth(folded.slice(found.end))) return null;
  if (othersCounted[field]?.test(folded.slice(found.end))) return null;
  if (isOfOther(field, folded, found)) return null;
  const year =
    mentions.find((mention) => mention.kind === 'year' && mention !== found && mention.start < found.end + 12)?.value ??
    null;
  const surroundings = surroundingsOf(words, folded, found, { asOfYear: source.asOfYear, year });
  const standing = standingOf(surroundings.clause);
  const letters = folded.slice(0, found.start).replaceAll(/[^a-z]/g, '').length;
  if (letters > mostLettersBefore && total === null && standing !== 'checked') return null;
  if (guardAgainst(surroundings, liftedGuards[field])) return null;
  const value = inField(field, found, folded, unit, max);
  if (value === null) {
    const currency = isAmount(field) ? otherCurrencyOf(found, folded, unit) : null;
    if (currency !== null) source.remarks?.currencies.set(field, { currency: currency.name, quote: words });
    return null;
  }
  return {
    value,
    certainty: found.isApproximate ? 0.85 : 1,
    year,
    isCurrent: periodOf(`${unit.words} ${surroundings.clause}`).isCurrent,
    standing,
    precision: Math.abs(value) * precisionOf(found),
  };
}

/** Whether a number describes one of the competitors who are listed: 'Dextra (12m revenue), Norvik'. */
function isOfOther(field: StartupFieldId, folded: string, found: Mention): boolean {
  const before = folded.slice(0, found.start);
  return field === 'competitor_count' && before.lastIndexOf('(') > Math.max(before.lastIndexOf(')'), 0);
}

/** Whether a text begins with parts of a sum that it does not state: '350k pre-seed + 1.2M seed'. */
function hasParts(mentions: readonly Mention[], folded: string): boolean {
  const [first, second] = mentions.filter(areAmounts);
  return (
    first !== undefined &&
    second !== undefined &&
    /^[^.;:()]*(?:\+|\b(?:and|plus|y|mas)\b)[^.;:()]*$/.test(folded.slice(first.end, second.start + 1))
  );
}

export function isAmount(field: StartupFieldId): boolean {
  return startupField(field).kind === 'money';
}

/** Whether several figures follow each other without a word between them, as the columns of a table whose head is lost. */
function isSeries(mentions: readonly Mention[], folded: string): boolean {
  const figures = mentions.filter(({ kind }) => kind === 'money' || kind === 'percent');
  return figures.slice(1).some((one, index) => /^\s+$/.test(folded.slice(figures[index]?.end, one.start)));
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
function yearValue(words: string, { asOfYear }: Source): StatedValue | null {
  const years = dateYears(words, asOfYear);
  const [year] = years;
  return years.size === 1 && year !== undefined && words.length < 60 ? exactly(year) : null;
}
