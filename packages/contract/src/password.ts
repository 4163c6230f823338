import { message, type MessageId } from './messages.ts';
import { isStorableText } from './storableText.ts';
import type { Locale, Text } from './text.ts';
import { isLongerThan, textLength } from './textLength.ts';

const longest = 200;
const label: Text = { en: 'Password', es: 'La contraseña' };

/** The special characters of the rule. */
const symbol = /[!@#$%^&*]/;

const rules = [
  { message: 'passwordRequired', holds: (password) => password !== '' },
  { message: 'passwordLength', holds: (password) => textLength(password) >= 8 },
  { message: 'passwordUppercase', holds: (password) => /\p{Lu}/u.test(password) },
  { message: 'passwordLowercase', holds: (password) => /\p{Ll}/u.test(password) },
  { message: 'passwordNumber', holds: (password) => /\d/.test(password) },
  { message: 'passwordSymbol', holds: (password) => symbol.test(password) },
] as const satisfies readonly { message: MessageId; holds: (password: string) => boolean }[];

/**
 * The rules that a new password violates, in a fixed order; show the first one.
 *
 * @returns Messages in the requested language; empty when the password is valid.
 */
export function passwordIssues(password: string, locale: Locale): string[] {
  return passwordIssueTexts(password).map((text) => text[locale]);
}

/** Like passwordIssues, in both languages. */
export function passwordIssueTexts(password: string): Text[] {
  const broken: Text[] = rules.filter((rule) => !rule.holds(password)).map((rule) => message(rule.message));
  if (isLongerThan(password, longest)) broken.push(message('tooLong', { label, max: longest }));
  if (!isStorableText(password)) broken.push(message('unstorable', { label }));
  return broken;
}

export const passwordCriteria = [
  { id: 'length', label: { en: '8 characters or more', es: '8 caracteres o más' } },
  { id: 'lowercase', label: { en: 'Lowercase letter', es: 'Minúscula' } },
  { id: 'uppercase', label: { en: 'Uppercase letter', es: 'Mayúscula' } },
  { id: 'number', label: { en: 'Number', es: 'Número' } },
  { id: 'symbol', label: { en: 'Symbol: one of !@#$%^&*', es: 'Símbolo: uno de !@#$%^&*' } },
] as const satisfies readonly { id: string; label: Text }[];

export type PasswordCriterion = (typeof passwordCriteria)[number]['id'];
export type PasswordLevel = 'weak' | 'medium' | 'strong';

export interface PasswordStrength {
  level: PasswordLevel;
  label: Text;
  /** How full the meter is: 33, 66 or 100. */
  percent: number;
  /** Criteria met, 0-5, any symbol counting as one. */
  count: number;
  met: Record<PasswordCriterion, boolean>;
}

const strengths = {
  weak: { label: { en: 'Weak', es: 'Débil' }, percent: 33 },
  medium: { label: { en: 'Medium', es: 'Media' }, percent: 66 },
  strong: { label: { en: 'Strong', es: 'Fuerte' }, percent: 100 },
} as const satisfies Record<PasswordLevel, { label: Text; percent: number }>;

/** Any symbol makes a password stronger, although the rule requires one of a fixed set. */
const otherSymbol = /[^\p{L}\p{N}\s]/u;

/**
 * The strength of a password by five criteria (length, lowercase, uppercase, digit, any symbol): two or fewer weak,
 * three medium, more strong. `met` tells for each criterion whether its rule is met.
 */
export function passwordStrength(password: string): PasswordStrength {
  const met = {
    length: textLength(password) >= 8,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    number: /\d/.test(password),
    symbol: symbol.test(password),
  };
  const count = Object.values({ ...met, symbol: otherSymbol.test(password) }).filter(Boolean).length;
  const level = count <= 2 ? 'weak' : count === 3 ? 'medium' : 'strong';
  return { level, ...strengths[level], count, met };
}
