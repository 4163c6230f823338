import { formatNumber } from '@aval/metrics';

import type { StartupField } from './fields/StartupField.ts';
import { figureIssue } from './figureIssue.ts';
import { isBlank } from './isBlank.ts';
import { message } from './messages.ts';
import { type StartupFieldId, startupField } from './startupFields.ts';
import { isStorableText } from './storableText.ts';
import type { Locale, Text } from './text.ts';
import { isLongerThan } from './textLength.ts';
import { urlIssue } from './urlIssue.ts';

/**
 * Validates the value of a startup field, for the wizard on each keystroke and for the server's schema.
 *
 * @param value The wire value: number, text, 0 or 1, boolean; null, undefined and '' are empty.
 * @param options.currentYear The latest foundation year.
 * @returns The message in the requested language, or null when the value is valid.
 * @throws RangeError when there is no such field.
 */
export function startupFieldIssue(
  id: StartupFieldId,
  value: unknown,
  options: { currentYear: number; locale: Locale },
): string | null {
  return startupFieldIssueText(id, value, options.currentYear)?.[options.locale] ?? null;
}

/** Like startupFieldIssue, in both languages. */
export function startupFieldIssueText(id: StartupFieldId, value: unknown, currentYear: number): Text | null {
  const field = startupField(id);
  if (isBlank(value)) return field.required ? message('required', { label: field.label }) : null;
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'url':
      return textIssue(field, value);
    case 'boolean':
      return booleanIssue(field, value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value) ? null : message('invalid', { label: field.label });
    default:
      return numberIssue(field, value, currentYear);
  }
}

function textIssue(field: StartupField, value: unknown): Text | null {
  const { label, maxLength = Infinity, exampleHost = 'example.com' } = field;
  if (typeof value !== 'string') return message('text', { label });
  if (!isStorableText(value)) return message('unstorable', { label });
  if (isLongerThan(value.trim(), maxLength)) return message('tooLong', { label, max: maxLength });
  return field.kind === 'url' ? urlIssue(value.trim(), label, exampleHost) : null;
}

function booleanIssue(field: StartupField, value: unknown): Text | null {
  const isBit = field.min !== undefined && (value === 0 || value === 1);
  const isBoolean = field.min === undefined && typeof value === 'boolean';
  return isBit || isBoolean ? null : message('yesOrNo', { label: field.label });
}

function numberIssue(field: StartupField, value: unknown, currentYear: number): Text | null {
  const { label, kind } = field;
  if (field.zero !== undefined && isTypedNothing(value)) return message('greaterThan', { label, min: 0 });
  const isPlain = kind === 'year' || kind === 'choice';
  if (typeof value !== 'number' || !Number.isFinite(value))
    return isPlain ? message('number', { label }) : figureIssue(field, value);
  const isWhole = kind === 'integer' || kind === 'year' || kind === 'choice';
  if (isWhole && !Number.isInteger(value)) return message('number', { label });
  const { min = -Infinity, greaterThan = -Infinity } = field;
  const max = kind === 'year' ? currentYear : (field.max ?? Infinity);
  if (value > greaterThan && value >= min && value <= max) return null;
  if (kind === 'year') return message('foundationYear', { min });
  if (value <= greaterThan) return message('greaterThan', { label, min: greaterThan });
  if (field.kind === 'money' && value < min) return message('atLeast', { label, min });
  if (kind === 'choice') return message('unknownReference', { label });
  const low = Number.isFinite(min) ? min : greaterThan;
  return message('between', { label, min: plainNumber(low), max: plainNumber(max) });
}

/** Whether a form holds a number as a text because it is not above 0, which a switch beside the field states. */
const isTypedNothing = (value: unknown): boolean =>
  typeof value === 'string' && /^-?\d/.test(value) && Number(value) <= 0;

/** Prints bounds without grouping up to four digits. */
function plainNumber(value: number): string {
  return Math.abs(value) < 10_000 ? String(value) : formatNumber(value);
}
