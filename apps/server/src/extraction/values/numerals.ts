import type { Locale } from '@aval/contract';
import { readNumeral } from '@aval/metrics';

/** Pattern for digits with grouping and decimal marks. */
export const numeralPattern = String.raw`\d{1,3}(?:[.,' \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;

/** Three digits behind the only mark, which are no thousands where a scale follows: '1.250 million' in English. */
const threeDecimals = { en: /^\d+\.(?!000)\d{3}$/, es: /^\d+,(?!000)\d{3}$/ };

/**
 * Parses digits with grouping and decimal marks like a typed figure, but reads a single mark before three digits as the
 * language does where a scale follows.
 *
 * @returns NaN if the marks fit no language: 1.250.00.
 */
export function numeralValue(written: string, { language, isScaled }: { language: Locale; isScaled: boolean }): number {
  const digits = written.replaceAll(/[\u00A0\u202F]/g, ' ');
  if (isScaled && threeDecimals[language].test(digits)) return Number(digits.replace(',', '.'));
  return readNumeral(digits);
}
