import { comparableEmail } from './comparableEmail.ts';
import { isBlank } from './isBlank.ts';
import { message, type MessageId } from './messages.ts';
import { passwordIssueTexts } from './password.ts';
import { profileGroupOf, profileTypeOf } from './profiles.ts';
import { isStorableText } from './storableText.ts';
import type { Locale, Text } from './text.ts';
import { isLongerThan, textLength } from './textLength.ts';

export const accountFields = [
  'email',
  'known_email',
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
/**
 * Zod's pattern, with at most 63 characters and no hyphen at the end of a domain's part. That of HTML allows slashes and
 * question marks, so a whole URL would be an address, and mails would show it as a link.
 */
const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
/** What every stored address looks like: accounts are older than the strict pattern. */
const knownEmailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const plainText = /^[\x20-\x7E]*$/;

const checks: Record<AccountField, (value: unknown) => Text | null> = {
  email: emailIssue,
  known_email: knownEmailIssue,
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

/** Whether a mail may be sent to this address. */
function isEmail(value: string): boolean {
  return value.length <= longestEmail && emailPattern.test(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function emailIssue(value: unknown): Text | null {
  if (typeof value !== 'string' || isBlank(value)) return message('emailRequired');
  if (!plainText.test(value.trim())) return message('emailPlain');
  return isEmail(value.trim()) ? null : message('emailInvalid');
}

/** For an address by which an account is looked up, to which nothing is sent unless it is stored. */
function knownEmailIssue(value: unknown): Text | null {
  if (typeof value !== 'string' || isBlank(value)) return message('emailRequired');
  const email = comparableEmail(value);
  const isKnown = email.length <= longestEmail && isStorableText(email) && knownEmailPattern.test(email);
  return isKnown ? null : message('emailInvalid');
}

function nameIssue(value: unknown, required: MessageId, short: MessageId, label: Text): Text | null {
  const name = typeof value === 'string' ? value.trim() : '';
  if (isBlank(name)) return message(required);
  if (textLength(name) < 2) return message(short);
  if (isLongerThan(name, longestName)) return message('tooLong', { label, max: longestName });
  return isStorableText(name) ? null : message('unstorable', { label });
}
