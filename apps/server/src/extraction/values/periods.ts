/** The period that a label, a column header or a clause names. */
export interface Period {
  year: number | null;
  /** The last month of a part of the year, 1-12: 6 for the second quarter. Null for a whole year. */
  month: number | null;
  isPlanned: boolean;
  /** Whether it is today or the last twelve months, which end after the last closed year. */
  isCurrent: boolean;
}

const planned =
  /(?:(?:19|20)\d\d|\bfy ?'?\d\d) ?[efpb]\b|\b(?:forecast|budget(?:ed)?|plan(?:ned)?|projected|projection|estimated?|prevision|previst[oa]|presupuesto|ppto|proyeccion|proyectad[oa]|estimacion|estimad[oa]|objetivo|target|goal|meta|est)\b|\((?:[efpb]|(?:prev|pres|proy)\.?)\)/;
const current =
  /\b(?:ltm|ttm|last (?:twelve|12) months|trailing (?:twelve|12)[ -]months?|past (?:twelve|12) months|(?:last|past) year to|twelve months to|ultimos (?:doce|12) meses|today|now|current(?:ly)?|to date|hoy|actualmente|a fecha de hoy|ahora)\b/;

const monthWords = [
  'jan(?:uary)?|ene(?:ro)?',
  'feb(?:ruary|rero)?',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'may(?:o)?',
  'june?|jun(?:io)?',
  'july?|jul(?:io)?',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
];
/** Pattern for the name of a month in English or Spanish, for folded text. */
export const anyMonth = monthWords.join('|');
const longYear = String.raw`(?:19|20)\d\d`;
/** The year after a month. Two digits need a separator or an apostrophe, because 'Aug 26' is a day. */
const yearBehind = String.raw`(?:[ ./-]?(?:de |del )?${longYear}|[-/ ]?'\d\d|[-/]\d\d)`;
const quarter = '(?:[1-4] ?[qt]|[qt] ?[1-4])';
const half = '(?:[12] ?[hs]|[hs] ?[12])';
const ofMonth = String.raw`(?<word>${anyMonth})\.?(?<wordYear>${yearBehind})`;
const ofPart = String.raw`(?:(?<part>${quarter}|${half})(?<partYear>${yearBehind}| \d\d)|(?<yearOfPart>${longYear})[ -]?(?<partBehind>${quarter}|${half}))`;
const ofDigits = String.raw`(?:(?<digitsYear>${longYear})[-/](?<digits>0[1-9]|1[0-2])(?:[-/]\d\d)?|(?:\d\d[-/])?(?<digitsBefore>0[1-9]|1[0-2])/(?<yearOfDigits>${longYear}))`;
const partOfYear = new RegExp(String.raw`(?<![\p{L}\d])(?:${ofMonth}|${ofPart}|${ofDigits})(?![\p{L}\d])`, 'u');
const fiscalYear = /\b(?:fy|ejercicio|ej\.?) ?'?(\d\d)(?!\d)/;
const periodHead = new RegExp(
  String.raw`^(?:${partOfYear.source}|(?:fy|ejercicio|ej\.?) ?'?\d\d(?!\d))[^\d]{0,25}$`,
  'u',
);

export function periodOf(folded: string): Period {
  const isPlanned = planned.test(folded);
  const isCurrent = !isPlanned && current.test(folded);
  const part = partOf(folded);
  if (part) return { ...part, isPlanned, isCurrent };
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(folded)?.[0] ?? fiscalYear.exec(folded)?.[1];
  return { year: year === undefined ? null : fullYear(year), month: null, isPlanned, isCurrent };
}

/** Whether a column header begins with a month, a quarter, a half-year or a fiscal year, and has little more text. */
export function isPeriodHead(folded: string): boolean {
  return periodHead.test(folded.trim());
}

const aMonth = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyMonth})(?![\p{L}\d])`, 'u');
const ofMonths = /\b(?:monthly|(?:this|last|the) month|mensual(?:es)?|(?:este|del) mes)\b/;

/** Whether a heading says that the figures below it are those of a month: 'KPIs (Oct vs Sep)', 'Monthly figures'. */
export function isOfMonth(folded: string): boolean {
  return (
    ofMonths.test(folded) ||
    (aMonth.test(folded) && /\bvs\b|\bfrente a\b|\bin \w+$|^kpis?\b/.test(folded) && !/\b(?:19|20)\d\d\b/.test(folded))
  );
}

/** Whether a figure is compared with that of a month: '97,300 (September: 88,100)'. */
export function isBesideMonth(after: string): boolean {
  return new RegExp(String.raw`^\s*(?:€|eur|k)?\s*\((?:vs\.? |in |en )?(?:${anyMonth})(?![\p{L}\d])`, 'u').test(after);
}

function partOf(folded: string): Pick<Period, 'year' | 'month'> | null {
  const groups = partOfYear.exec(folded)?.groups;
  if (!groups) return null;
  const { word, part, partBehind, digits, digitsBefore } = groups;
  const year = groups['wordYear'] ?? groups['partYear'] ?? groups['yearOfPart'] ?? groups['digitsYear'];
  const stretch = part ?? partBehind;
  const month = word ? monthNamed(word) : stretch ? lastMonthOf(stretch) : Number(digits ?? digitsBefore);
  return { year: fullYear(year ?? groups['yearOfDigits'] ?? ''), month };
}

function monthNamed(word: string): number {
  return monthWords.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(word)) + 1;
}

function lastMonthOf(stretch: string): number {
  const count = Number(/\d/.exec(stretch)?.[0]);
  return /[hs]/.test(stretch) ? count * 6 : count * 3;
}

function fullYear(words: string): number {
  const digits = /\d{4}|\d\d/.exec(words)?.[0] ?? '';
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}
