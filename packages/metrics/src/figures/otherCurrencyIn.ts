import { type Currency, namedCurrencies, otherCurrencies } from './currencies.ts';

const startsWithLetter = /^[a-z]/;
const endsWithLetter = /[a-z]$/;
const notes = otherCurrencies
  .flatMap((currency) =>
    currency.forms.map((form) => ({ currency, form, isCode: !namedCurrencies.includes(currency) })),
  )
  .toSorted((one, other) => other.form.length - one.form.length);

/**
 * The first currency other than EUR that a text mentions among other words: 'about $5', '5 Canadian dollars', '12 (USD)'.
 *
 * @param text Codes count only in capitals, because several of them are words.
 * @returns null when it mentions none.
 */
export function otherCurrencyIn(text: string): Currency | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const lower = plain.toLowerCase();
  let first: { at: number; currency: Currency } | null = null;
  for (const { currency, form, isCode } of notes) {
    const at = isCode ? wordAt(plain, form.toUpperCase()) : wordAt(lower, form);
    if (at !== -1 && (first === null || at < first.at)) first = { at, currency };
  }
  return first && first.currency;
}

/** Index of a form that is no part of a word; -1 when there is none. */
function wordAt(text: string, form: string): number {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    const isAfterLetter = startsWithLetter.test(form.toLowerCase()) && /\p{L}/u.test(text[at - 1] ?? '');
    const isBeforeLetter = endsWithLetter.test(form.toLowerCase()) && /\p{L}/u.test(text[at + form.length] ?? '');
    if (!isAfterLetter && !isBeforeLetter) return at;
  }
  return -1;
}
