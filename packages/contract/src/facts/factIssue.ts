import { formatNumber, formatPercent } from '@aval/metrics';

import { figureIssue } from '../figureIssue.ts';
import { isBlank } from '../isBlank.ts';
import { message } from '../messages.ts';
import { isStorableText } from '../storableText.ts';
import type { Locale, Text } from '../text.ts';
import { isLongerThan } from '../textLength.ts';
import type { FactField } from './FactField.ts';

/**
 * Validates a value of the structured facts, for the forms and for the server's schema.
 *
 * @param value The wire value: a text or number; null, undefined and '' are empty.
 * @returns The message in the requested language, or null when the value is valid.
 */
export function factIssue(fact: FactField, value: unknown, locale: Locale): string | null {
  return factIssueText(fact, value)?.[locale] ?? null;
}

/** Like factIssue, in both languages. */
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
  // Facts about a year are actual figures, so it cannot be in the future.
  const { max = kind === 'year' ? new Date().getUTCFullYear() : Infinity } = fact;
  if (typeof value !== 'number' || !Number.isFinite(value))
    return kind === 'year' ? message('number', { label }) : figureIssue(fact, value);
  if ((kind === 'integer' || kind === 'year') && !Number.isInteger(value)) return message('number', { label });
  if (value >= min && value <= max) return null;
  if (kind === 'money' && value < min) return message('atLeast', { label, min: printed(min) });
  const text = kind === 'share' ? printedShare : printed;
  return message('between', { label, min: text(min), max: text(max) });
}

/** Forms show shares in per cent, while the wire value is 0 to 1: a bound printed in per cent suits both. */
function printedShare(value: number): string {
  return formatPercent(value * 100, 0);
}

/** Does not group years; groups longer numbers. */
function printed(value: number): string {
  return Math.abs(value) < 10_000 ? String(value) : formatNumber(value);
}
