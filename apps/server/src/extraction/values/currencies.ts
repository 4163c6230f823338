import { type Currency, euro, otherCurrencies } from '@aval/metrics';

/** Codes of currencies that are also words: folded text does not say whether they are in capitals. */
const wordCodes = new Set('all amd ang bam bob cop cup gel mad mop pen php sar sos top try'.split(' '));
const isLetters = (form: string) => /^[a-z][a-z ]*$/.test(form);
const isCode = ({ name, forms: [form = ''] }: Currency) => name.en === form.toUpperCase() && /^[a-z]{3}$/.test(form);
const escaped = (form: string) => form.replaceAll(/[$./]/g, String.raw`\$&`);
const longestFirst = (forms: readonly string[]) => forms.toSorted((a, b) => b.length - a.length);

const codes = otherCurrencies
  .filter(isCode)
  .flatMap(({ forms }) => forms)
  .filter((form) => !wordCodes.has(form))
  .join('|');
const named = otherCurrencies.filter((currency) => !isCode(currency)).flatMap(({ forms }) => forms);
const signs = longestFirst(named.filter((form) => !isLetters(form)))
  .map((form) => (/^[a-z]/.test(form) ? `(?<![a-z])${escaped(form)}` : escaped(form)))
  .join('|');
const words = longestFirst(named.filter(isLetters)).join('|');
const euros = euro.forms.map((form) => (isLetters(form) ? String.raw`${form}\b` : form)).join('|');

/** Pattern for a currency before an amount, for folded text. */
export const currencyBefore = String.raw`(?:${euros}|${signs}|(?<![a-z])(?:${codes})\b)`;
/** Pattern for a currency after an amount, for folded text. */
export const currencyAfter = String.raw`(?:${euros}|${signs}|(?<![a-z])(?:${codes})\b|(?:${words})\b)`;

const inEuros = /€|(?<![a-z])(?:[kmt]?eur(?:os?)?|eur[km])(?![a-z])/;
/** As in a label, where a code may be joined to a scale: 'kUSD', 'USDm'. */
const other = new RegExp(
  String.raw`(?<sign>${signs})|(?<![a-z])[kmt]?(?<code>${codes})[km]?(?![a-z])|(?<![a-z])(?<word>${words})(?![a-z])`,
);

/** Returns how a folded text writes a currency other than the euro; null if it names none. */
export function otherCurrencyWritten(folded: string): string | null {
  return inEuros.test(folded) ? null : (other.exec(folded)?.[0].trim() ?? null);
}

/** Returns the currency other than the euro that a folded text names; null if it names none. */
export function otherCurrencyIn(folded: string): Currency | null {
  if (inEuros.test(folded)) return null;
  const { sign, code, word } = other.exec(folded)?.groups ?? {};
  const form = sign ?? code ?? word;
  return otherCurrencies.find(({ forms }) => forms.some((one) => one === form)) ?? null;
}
