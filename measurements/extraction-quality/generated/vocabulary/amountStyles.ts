import type { Language } from '../../Truth.ts';
import type { Parts } from '../Parts.ts';

type Pattern = Readonly<Record<Language, string>>;

/** How a document writes money; # stands for the number. */
export interface AmountStyle {
  name: string;
  full: Pattern;
  /** From 10,000 euros on; written in full if absent. */
  thousand?: Pattern;
  million: Pattern;
  /** The least amount in euros that is written in millions. */
  millionFrom: number;
  /** From 1,000 million euros on; in millions if absent. Spanish never has one: a 'billón' is a million millions. */
  billion?: string;
  /** What separates thousands; the custom of the language if absent. */
  separator?: string;
  /** The digits after the decimal sign of amounts in full. */
  decimals?: number;
}

export const amountStyles: Parts<AmountStyle> = {
  seen: [
    {
      name: 'symbol, in full',
      full: { en: '€#', es: '# €' },
      million: { en: '€# million', es: '# millones de €' },
      millionFrom: 1e8,
    },
    {
      name: 'symbol, compact',
      full: { en: '€#', es: '#€' },
      thousand: { en: '€#k', es: '#k€' },
      million: { en: '€#M', es: '# M€' },
      millionFrom: 1e6,
      billion: '€#bn',
    },
    {
      name: 'code after',
      full: { en: '# EUR', es: '# EUR' },
      million: { en: '# million EUR', es: '# millones EUR' },
      millionFrom: 1e7,
    },
    {
      name: 'words',
      full: { en: '# euros', es: '# euros' },
      million: { en: '# million euros', es: '# millones de euros' },
      millionFrom: 1e6,
      billion: '# billion euros',
    },
    {
      name: 'thousands with a space',
      full: { en: '# €', es: '# €' },
      thousand: { en: '# k€', es: '# k€' },
      million: { en: '# M€', es: '# M€' },
      millionFrom: 1e7,
    },
    {
      name: 'without separators',
      full: { en: '#', es: '#' },
      million: { en: '# M€', es: '# M€' },
      millionFrom: 1e8,
      separator: '',
    },
  ],
  heldOut: [
    {
      name: 'code before',
      full: { en: 'EUR #', es: 'EUR #' },
      million: { en: 'EUR # million', es: 'EUR # millones' },
      millionFrom: 1e7,
    },
    {
      name: 'spaces between thousands',
      full: { en: '€ #', es: '# €' },
      million: { en: '€ # million', es: '# millones €' },
      millionFrom: 1e8,
      separator: '\u00a0',
    },
    {
      name: 'bank',
      full: { en: '€#', es: '#€' },
      thousand: { en: '€#K', es: '#K €' },
      million: { en: '€#mm', es: '# MM€' },
      millionFrom: 1e6,
      billion: '€#B',
    },
    {
      name: 'thousands in words',
      full: { en: '# euros', es: '# euros' },
      thousand: { en: '# thousand euros', es: '# mil euros' },
      million: { en: '# m euros', es: '# M de euros' },
      millionFrom: 1e6,
    },
    {
      name: 'with cents',
      full: { en: '€#', es: '# €' },
      million: { en: '€#m', es: '# mill. €' },
      millionFrom: 1e8,
      decimals: 2,
    },
    {
      name: 'code, without separators',
      full: { en: '#EUR', es: '#EUR' },
      million: { en: '#M EUR', es: '#M EUR' },
      millionFrom: 1e8,
      separator: '',
    },
  ],
};

/** How a document writes a percentage; # stands for the number with its sign. */
export const percentStyles: Parts<Pattern> = {
  seen: [
    { en: '#%', es: '#%' },
    { en: '# %', es: '# %' },
  ],
  heldOut: [
    { en: '# per cent', es: '# por ciento' },
    { en: '#\u00a0%', es: '#\u00a0%' },
    { en: '# percent', es: '# por cien' },
  ],
};

/** How a document writes a rating of 1 to 5. */
export const ratingStyles: Parts<Pattern> = {
  seen: [
    { en: '#/5', es: '#/5' },
    { en: '#', es: '#' },
  ],
  heldOut: [
    { en: '# out of 5', es: '# sobre 5' },
    { en: '# of 5', es: '# de 5' },
  ],
};
