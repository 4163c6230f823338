import type { Language } from '../Truth.ts';
import type { AmountStyle } from './vocabulary/amountStyles.ts';

const separators: Record<Language, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  es: { group: '.', decimal: ',' },
};

interface Digits {
  /** What separates thousands; the custom of the language if absent. */
  separator?: string | undefined;
  /** Digits after the decimal sign; as many as needed if absent. */
  decimals?: number | undefined;
}

/** A number as the language writes it: 1234.5 is '1,234.5' or '1.234,5'. At most six digits after the decimal sign. */
export function printNumber(value: number, language: Language, { separator, decimals }: Digits = {}): string {
  const { group, decimal } = separators[language];
  const plain = decimals === undefined ? String(Number(Math.abs(value).toFixed(6))) : Math.abs(value).toFixed(decimals);
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, separator ?? group);
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `${decimal}${fraction}`}`;
}

/** An amount of euros in the style of a document. */
export function printAmount(euros: number, language: Language, style: AmountStyle): string {
  const { separator, decimals } = style;
  const put = (pattern: string, value: number, digits: Digits = {}) =>
    pattern.replace('#', printNumber(value, language, digits));
  if (language === 'en' && style.billion && euros >= 1e9) return put(style.billion, euros / 1e9);
  // Spanish groups four digits of millions too: 1.200 M€.
  if (euros >= style.millionFrom) return put(style.million[language], euros / 1e6);
  if (style.thousand && euros >= 10_000) return put(style.thousand[language], euros / 1000);
  return put(style.full[language], euros, {
    separator,
    // Two decimals or none: nobody writes 22.5 euros with one.
    decimals: decimals ?? (Number.isInteger(euros) ? 0 : 2),
  });
}
