import { formatNumber, formatPercent } from '@aval/metrics';

import { isBlank } from '../isBlank.ts';
import { message } from '../messages.ts';
import { isStorableText } from '../storableText.ts';
import type { Locale, Text } from '../text.ts';
import { isLongerThan } from '../textLength.ts';
import type { FactField } from './FactField.ts';

/**
 * What is wrong with one value of the structured facts; the forms ask it and the server's schema is made of it.
 *
 * @param value As it travels: a text, a number; null, undefined and '' are empty.
 * @returns The message in the language asked for, or null when the value is fine.
 */
export function factIssue(fact: FactField, value: unknown, locale: Locale): string | null {
  return factIssueText(fact, value)?.[locale] ?? null;
}

/** As factIssue, in both languages. */
export function factIssueText(fact: FactField, value: unknown): Text | null {
  const { label } = fact;
  if (isBlank(value)) return fact.required ? message('required', { label }) : null;
  return fact.kind === 'text' ? textIssue(fact, value) : numberIssue(fact, value);
}

function textIssue({ label, maxLength = Infinity }: FactField, value: unknown): Text | null {
  if (typeof value !== 'string') return message('text', { label });
  if (!isStorableText(value)) return message('unstorable', { label });
  return isLongerThan(value.trim(), maxLength) ? message('tooLong', { label, max: maxLength }) : null;
}

function numberIssue(fact: FactField, value: unknown): Text | null {
  const { label, kind, min = -Infinity } = fact;
  // What a startup tells of a year has happened in it.
  const { max = kind === 'year' ? new Date().getUTCFullYear() : Infinity } = fact;
  if (typeof value !== 'number' || !Number.isFinite(value)) return message('number', { label });
  if ((kind === 'integer' || kind === 'year') && !Number.isInteger(value)) return message('number', { label });
  if (value >= min && value <= max) return null;
  if (kind === 'money' && value < min) return message('atLeast', { label, min: printed(min) });
  const text = kind === 'share' ? printedShare : printed;
  return message('between', { label, min: text(min), max: text(max) });
}

/** People type shares as per cent, programs send them as 0 to 1: written like this a bound is right for both. */
function printedShare(value: number): string {
  return formatPercent(value * 100, 0);
}

/** Years stay as they are; longer figures are grouped. */
function printed(value: number): string {
  return Math.abs(value) < 10_000 ? String(value) : formatNumber(value);
}
