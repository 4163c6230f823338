import { isBlank } from './isBlank.ts';
import { message, type MessageId } from './messages.ts';
import { passwordIssueTexts } from './password.ts';
import { profileGroupOf, profileTypeOf } from './profiles.ts';
import { isStorableText } from './storableText.ts';
import type { Locale, Text } from './text.ts';
import { isLongerThan, textLength } from './textLength.ts';

export const accountFields = [
  'email',
  'sign_in_password',
  'first_name',
  'last_name',
  'profile_type_code',
  'profile_group_code',
  'password',
  'terms',
] as const;
export type AccountField = (typeof accountFields)[number];

const longestName = 100;
const longestEmail = 254;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const checks: Record<AccountField, (value: unknown) => Text | null> = {
  email: emailIssue,
  sign_in_password: (value) => (isFilled(value) ? null : message('signInPasswordRequired')),
  first_name: (value) => nameIssue(value, 'firstNameRequired', 'firstNameShort', { en: 'First name', es: 'El nombre' }),
  last_name: (value) => nameIssue(value, 'lastNameRequired', 'lastNameShort', { en: 'Last name', es: 'Los apellidos' }),
  profile_type_code: (value) => (profileTypeOf(value) ? null : message('entityTypeRequired')),
  profile_group_code: (value) => (profileGroupOf(value) ? null : message('profileGroupRequired')),
  password: (value) => passwordIssueTexts(typeof value === 'string' ? value : '')[0] ?? null,
  terms: (value) => (value === true ? null : message('termsRequired')),
};

/**
 * Validates a field of sign-in, sign-up or password recovery.
 *
 * @returns The message in the requested language, or null when the value is valid.
 */
export function accountFieldIssue(field: AccountField, value: unknown, locale: Locale): string | null {
  return checks[field](value)?.[locale] ?? null;
}

/** Like accountFieldIssue, in both languages. */
export function accountFieldIssueText(field: AccountField, value: unknown): Text | null {
  return checks[field](value);
}

/** Validates the repeated password. */
export function confirmationIssue(password: string, confirmation: string, locale: Locale): string | null {
  if (confirmation === '') return message('confirmPassword')[locale];
  return confirmation === password ? null : message('passwordsDiffer')[locale];
}

/** Whether a text looks like an email address. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestEmail && isStorableText(value) && emailPattern.test(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function emailIssue(value: unknown): Text | null {
  if (typeof value !== 'string' || isBlank(value)) return message('emailRequired');
  return isEmail(value.trim()) ? null : message('emailInvalid');
}

function nameIssue(value: unknown, required: MessageId, short: MessageId, label: Text): Text | null {
  const name = typeof value === 'string' ? value.trim() : '';
  if (isBlank(name)) return message(required);
  if (textLength(name) < 2) return message(short);
  if (isLongerThan(name, longestName)) return message('tooLong', { label, max: longestName });
  return isStorableText(name) ? null : message('unstorable', { label });
}
