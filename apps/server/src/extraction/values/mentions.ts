import type { Locale } from '@aval/contract';

import type { Stretch } from '../layout/sentences.ts';
import { fold } from '../words/fold.ts';
import { currencyAfter, currencyBefore } from './currencies.ts';
import { withoutErrors } from './noValue.ts';
import { numberWordPattern, numberWordValue } from './numberWords.ts';
import { numeralPattern, numeralValue } from './numerals.ts';

type MentionKind = 'money' | 'percent' | 'year' | 'count' | 'ratio';

/** A number in a text with its unit and context. */
export interface Mention extends Stretch {
  kind: MentionKind;
  value: number;
  currency: 'EUR' | 'other' | null;
  /** Whether it has a scale: 2 M, 3 miles (Spanish for thousands). */
  isScaled: boolean;
  /** The maximum of a ratio: 5 in 4/5. */
  outOf: number | null;
  /** Whether it is no exact value: one end of a range, a bound such as 'more than 20', or part of another notation. */
  isBound: boolean;
  isApproximate: boolean;
  isWord: boolean;
}

const scales = String.raw`(?:mil millones|miles de millones|thousand million|millones|millon|million|millions|billones|billon|billion|billions|trillion|trillions|bn|mill?\.|mm|mln|thousand|miles|mil|k|m|b)`;
/** 'half a', 'medio' and 'a' are numbers only before 'million', 'millon' or 'billion'. */
const fewMillions = String.raw`half a(?= million)|medio(?= millon)|a(?= (?:million|billion))`;

const pattern = new RegExp(
  String.raw`(?<before>${currencyBefore}\s?)?(?<sign>(?<![\w)])[-+]\s?|(?<!(?:\d\s?[kmb]?|[)%€])\s?)(?<!\w)–(?=\d))?(?:(?<digits>(?<![\w.,])(?:${numeralPattern}))|(?<word>(?<![\w-])(?:${numberWordPattern}|${fewMillions})(?![\w-])))(?<half>\s(?:and a half|y medi[oa])\b)?` +
    String.raw`(?:\s?(?<scale>${scales})(?:(?![\wáéíóú])|(?=eur\b)))?(?<halfOfScale>(?<=million|millones|millon)\sy medio\b)?(?:\s?(?:de\s)?(?<after>${currencyAfter})(?!\d))?(?<percent>\s?%|\s(?:per ?cent|por ciento|percent)\b)?`,
  'g',
);

const bounds =
  /(?:\b(?:more than|(?<!turn(?:s|ed)? )over|above|at least|less than|fewer than|under|below|(?<!\b(?:went|gone|goes|grew|grown|rose|risen|crept|climbed) )up to|exceed(?:s|ed|ing)?|surpass(?:es|ed)?|mas de|menos de|al menos|como minimo|por encima de|supera(?:n|do|dos)?(?: ya)?(?: los| las)?|hasta|a minimum of|a maximum of|maximo de|minimo de|north of)\s+(?:the\s|los\s|las\s|un\s)?|(?<![-=])[<>≤≥]\s?)$/;
const approximate =
  /(?:\b(?:about|around|approximately|approx\.?|roughly|some|nearly|almost|circa|close to|unos|unas|cerca de|alrededor de|aproximadamente|aprox\.?|casi|en torno a)\s+(?:a\s|los\s|las\s|el\s|un\s|to\s)?|[~≈]\s?)$/;
const rangeAfter = /^\s?(?:-|–|—|\bto\b|\ba\b|\by\b|\bor\b|\bo\b)\s?(?:€|\$|eur\s)?\d/;
const yearAfter = /^\s?(?:-|–|—|\bto\b|\ba\b|\by\b|\bor\b|\bo\b)\s?\d/;
const rangeBefore =
  /(?:\d\s?[kmb]?|\bm|\bk|€|%|\b(?:one|two|three|four|five|six|dos|tres|cuatro|cinco|seis))\s?(?:-|–|—|\bto\b|\ba\b|\bor\b|\bo\b)\s?(?:€|\$|eur\s)?$/;
const betweenBefore = /\b(?:between|entre)\s[^.;]{0,30}$/;

/** Extracts every number in a text, in order. */
export function mentionsIn(text: string, language: Locale): Mention[] {
  const folded = withoutErrors(fold(text));
  const all = [...folded.matchAll(pattern)].flatMap((match) => mentionOf(match, text, folded, language));
  const found = all.filter((mention, index) => index === 0 || mention.start >= (all[index - 1]?.end ?? 0));
  return found.map((mention, index) => {
    const before = found[index - 1];
    return before && isChange(folded, before, mention) ? { ...mention, isBound: false } : mention;
  });
}

const changes =
  /\b(?:grew|grown|rose|rise|risen|increased|went|gone|up|jumped|climbed|fell|dropped|improved|moved|crec\w+|pas[aoe]\w*|subi\w*|aument\w+|baj\w+|mejor\w+|cayo|cayeron)\b[^.;]{0,30}\b(?:from|de|desde)\s(?:the |los |las )?$/;

/** The longest text before a number that says something about it. */
const longestBefore = 100;

/** Only the text near a number is searched, so that a line of many numbers is read in linear time. */
function textBefore(folded: string, start: number): string {
  return folded.slice(Math.max(0, start - longestBefore), start);
}

/** Whether two numbers are a change and not a range: in 'grew from 2 to 3' the second is the current value. */
function isChange(folded: string, first: Mention, second: Mention): boolean {
  const between = folded.slice(first.end, second.start);
  return /^\s?(?:to|a|hasta)\s(?:the |los |las )?$/.test(between) && changes.test(textBefore(folded, first.start));
}

function mentionOf(match: RegExpMatchArray, text: string, folded: string, language: Locale): Mention[] {
  const {
    before = '',
    sign = '',
    digits,
    word,
    half,
    scale = '',
    halfOfScale,
    after = '',
    percent,
  } = match.groups ?? {};
  const start = match.index ?? 0;
  const head = textBefore(folded, start);
  let end = start + match[0].length;
  const currency = currencyOf(before + after);
  const isScaled = scale !== '' && isScale(text, scale, end, currency !== null || isOfMoney(head, match[0]));
  if (scale !== '' && !isScaled && !after && !percent) end = start + match[0].lastIndexOf(scale);
  const whole = digits === undefined ? wordValue(word ?? '') : numeralValue(digits, { language, isScaled });
  if (whole === null || !Number.isFinite(whole)) return [];
  const value = whole + (half || halfOfScale ? 0.5 : 0);
  const ratio =
    /^\s?(?:\/|out of|de un maximo de|sobre)\s?(\d{1,3})(?![\d.,]*\d)/.exec(folded.slice(end)) ??
    starScale(folded.slice(end));
  const kind = kindOf({ value, digits: digits ?? '', currency, isScaled, percent, ratio: ratio !== null && !percent });
  const negative =
    (/^[-–]/.test(sign) && !isOfList(sign, head, folded.slice(end), kind)) ||
    (before !== '' && minusBefore.test(head)) ||
    /\b(?:menos|minus|negative|negativo del?|negativa del?)\s(?:un\s)?$/.test(head);
  const isBracketed =
    folded.charAt(start - 1) === '(' && folded.charAt(end) === ')' && (percent !== undefined || currency !== null);
  // 'Un' and 'one' are mostly articles or pronouns, so they count only with a scale or before what is counted one by one.
  if (
    word &&
    value === 1 &&
    !isScaled &&
    !/^\s(?:\w+\s){0,2}(?:patent|(?:co-?)?founders?\b|(?:co)?fundador)/.test(folded.slice(end))
  )
    return [];
  const tail = folded.slice(end);
  const isRange =
    (kind === 'year' ? yearAfter : rangeAfter).test(tail) ||
    (kind !== 'year' && rangeBefore.test(head) && !isBehindYear(kind, head)) ||
    (betweenBefore.test(head) && kind !== 'year');
  return [
    {
      start,
      end: ratio && !percent ? end + ratio[0].length : end,
      kind,
      value:
        Number((value * (isScaled ? scaleOf(scale, language) : 1)).toPrecision(15)) *
        (negative || isBracketedNegative(isBracketed, kind) ? -1 : 1),
      currency,
      isScaled,
      outOf: ratio && !percent ? Number(ratio[1]) : null,
      isBound:
        isRange ||
        bounds.test(head) ||
        /^\s?\+(?!\s?\d|\s\w)/.test(tail) ||
        (isMore(sign, head) && !isYearly(percent, tail)) ||
        isPartOfOther(tail),
      isApproximate: approximate.test(head),
      isWord: word !== undefined,
    },
  ];
}

/** Whether a percentage is a change each year, whose plus is no bound: '+14 % a year'. */
function isYearly(percent: string | undefined, tail: string): boolean {
  return (
    percent !== undefined &&
    /^ ?(?:a year|per (?:year|annum)|p\.?a\b|yearly|annually|cagr|yoy|al ano|anual|cada ano|tcac)/.test(tail)
  );
}

/** Whether a plus is the sign of a number and not the one of a sum: '+14 %', but not '350k seed + 1.2M grants'. */
function isMore(sign: string, head: string): boolean {
  return sign.startsWith('+') && !(/^\+\s$/.test(sign) && /[\p{L}\d)€]\s$/u.test(head));
}

/** Whether a dash begins an item of a list: '- 14 months of cash left', but not the cell '- 5,000 €'; or follows a person. */
function isOfList(sign: string, head: string, tail: string, kind: MentionKind): boolean {
  const isApart = head.trim() === '' || (kind === 'count' && /[\p{L})] $/u.test(head));
  return /^[-–]\s$/.test(sign) && isApart && /^ ?[a-z]{2,}(?:[ ,.;)]|$)/.test(tail);
}

/** Whether an amount follows a year: in 'what it raised since 2022 to 4 M€' they are no range. */
function isBehindYear(kind: MentionKind, head: string): boolean {
  return (kind === 'money' || kind === 'percent') && /(?<![\d.,])(?:19|20)\d\d (?:to|a) (?:€|eur )?$/.test(head);
}

/** A minus before a currency symbol; a dash between words has a space after it. */
const minusBefore = /(?<![\w)%€]\s?)[-–]$/;

/** Whether the number continues in another notation (1.2.3, 12,34,567, 1e6) or is a per mille or a multiple (3x). */
function isPartOfOther(tail: string): boolean {
  return /^(?:[.,]\d|e[-+]?\d|\s?‰|\s?[x×](?![\w]))/.test(tail);
}

function wordValue(word: string): number | null {
  if (/^(?:half a|medio)$/.test(word)) return 0.5;
  return word === 'a' ? 1 : numberWordValue(word);
}

function isBracketedNegative(isBracketed: boolean, kind: MentionKind): boolean {
  return isBracketed && (kind === 'money' || kind === 'percent');
}

function starScale(tail: string): RegExpExecArray | null {
  return /^\s?de\s(5|10)(?![\d.,]*\d)(?!\s?(?:%|\p{L}))/u.exec(tail);
}

/** Words that only amounts of money follow, so that 'raised 3.8m' is no length. */
const ofMoney =
  /\b(?:raised|raising|raise|pre-?seed|seed|rounds?|series [a-d]|funding|tam|sam|som|valuation|pre-money|levantad[oa]s?|levantamos|captad[oa]s?|captamos|ronda|valoracion)\b[^.,;()+]{0,20}$/;

/** Whether a scale that touches its digits follows a word about money. */
function isOfMoney(head: string, written: string): boolean {
  return /\d[mb]$/i.test(written.trim()) && ofMoney.test(head);
}

/** Whether a suffix is a scale. A single m or b must be a capital or of an amount, because 5 m may be metres. */
function isScale(text: string, scale: string, end: number, isAmount: boolean): boolean {
  if (scale.length > 1) return true;
  const written = text.slice(0, end).toLowerCase().lastIndexOf(scale);
  const letter = text.charAt(written);
  return scale === 'k' || isAmount || letter === letter.toUpperCase();
}

function scaleOf(scale: string, language: Locale): number {
  if (/^trillions?$/.test(scale)) return 1e12;
  if (/^(?:mil millones|miles de millones|thousand million|billion|billions|bn|b)$/.test(scale)) return 1e9;
  if (/^(?:billon|billones)$/.test(scale)) return language === 'es' ? 1e12 : 1e9;
  // In Spanish the period behind 'mil' ends the sentence: '210 mil.'.
  if (/^(?:thousand|miles|mil|k)$/.test(scale) || (scale === 'mil.' && language === 'es')) return 1e3;
  return 1e6;
}

function currencyOf(words: string): Mention['currency'] {
  if (words.trim() === '') return null;
  return /€|eur/.test(words) ? 'EUR' : 'other';
}

function kindOf(found: {
  value: number;
  digits: string;
  currency: Mention['currency'];
  isScaled: boolean;
  percent: string | undefined;
  ratio: boolean;
}): MentionKind {
  if (found.percent) return 'percent';
  if (found.currency !== null || found.isScaled) return 'money';
  if (found.ratio) return 'ratio';
  return /^(?:19|20)\d\d$/.test(found.digits) ? 'year' : 'count';
}
