import type { Locale } from '@aval/contract';

/** A number as written: digits with their marks. */
export const numeralPattern = String.raw`\d{1,3}(?:[.,' \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;

/**
 * The value of written digits.
 *
 * With both marks present the last is the decimal one. A single mark followed by exactly three digits groups thousands,
 * unless the integer part is 0 or a scale word follows that the language reads the other way ('1.250 million' in English).
 */
export function numeralValue(written: string, { language, isScaled }: { language: Locale; isScaled: boolean }): number {
  const digits = written.replaceAll(/[' \u00A0\u202F]/g, '');
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) {
    const decimal = dot > comma ? '.' : ',';
    const grouping = decimal === '.' ? ',' : '.';
    return Number(digits.replaceAll(grouping, '').replace(decimal, '.'));
  }
  const mark = dot >= 0 ? '.' : comma >= 0 ? ',' : '';
  if (mark === '') return Number(digits);
  const [whole = '', ...groups] = digits.split(mark);
  const looksGrouped = groups.every((group) => group.length === 3) && whole !== '0' && whole.length <= 3;
  const decimalMark = language === 'es' ? ',' : '.';
  const isGrouped = groups.length > 1 || (looksGrouped && !(isScaled && mark === decimalMark));
  return Number(isGrouped ? digits.replaceAll(mark, '') : digits.replace(mark, '.'));
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  'twenty-one': 21,
  'twenty-two': 22,
  'twenty-three': 23,
  'twenty-four': 24,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};

/** Number words of both languages, longest first, for a folded text. */
export const numberWordPattern = Object.keys(numberWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

export function numberWordValue(word: string): number | null {
  return numberWords[word] ?? null;
}
