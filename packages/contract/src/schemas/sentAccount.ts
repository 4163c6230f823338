import * as z from 'zod/mini';

import { accountFieldIssueText } from '../accountFieldIssue.ts';
import { comparableEmail } from '../comparableEmail.ts';
import { isBlank } from '../isBlank.ts';
import { message } from '../messages.ts';
import {
  type ProfileGroupCode,
  profileGroupOf,
  type ProfileTypeCode,
  profileTypeOf,
  type Role,
  roleOf,
} from '../profiles.ts';
import { isStorableText } from '../storableText.ts';
import type { Text } from '../text.ts';
import { isLongerThan } from '../textLength.ts';
import { urlIssue } from '../urlIssue.ts';
import { emptied, judged, nameText, optionalText } from './primitives.ts';

const trimmed = (value: string) => (typeof value === 'string' ? value.trim() : value);
const lowered = (value: string) => (typeof value === 'string' ? value.trim().toLowerCase() : value);

export const email = judged<string>(
  (value) => accountFieldIssueText('email', value),
  { type: 'string', format: 'email' },
  lowered,
);
/** An address by which an account is looked up, in the form in which addresses are compared. */
const knownEmail = judged<string>(
  (value) => accountFieldIssueText('known_email', value),
  { type: 'string', format: 'email' },
  (value) => (typeof value === 'string' ? comparableEmail(value) : value),
);
const newPassword = judged<string>((value) => accountFieldIssueText('password', value), {
  type: 'string',
  minLength: 8,
});
const signInPassword = judged<string>((value) => accountFieldIssueText('sign_in_password', value), { type: 'string' });
const firstName = judged<string>((value) => accountFieldIssueText('first_name', value), { type: 'string' }, trimmed);
const lastName = judged<string>((value) => accountFieldIssueText('last_name', value), { type: 'string' }, trimmed);
const profileTypeCode = judged<ProfileTypeCode>(
  (value) => accountFieldIssueText('profile_type_code', value),
  { enum: ['E', 'C', 'F', 'I'] },
  (value) => profileTypeOf(value)?.code ?? value,
);
const profileGroupCode = judged<ProfileGroupCode>(
  (value) => accountFieldIssueText('profile_group_code', value),
  { enum: ['FOUNDER', 'INVESTOR', 'ANALYST'] },
  (value) => profileGroupOf(value)?.code ?? value,
);
const token = nameText(500);

export const loginSchema = z.strictObject({
  email: knownEmail,
  password: signInPassword,
  rememberMe: z.optional(z.boolean()),
});

export const registerSchema = z.strictObject({
  email,
  password: newPassword,
  first_name: firstName,
  last_name: lastName,
  profile_type_code: profileTypeCode,
  profile_group_code: profileGroupCode,
});

export const forgotPasswordSchema = z.strictObject({ email: knownEmail });
export const resetPasswordSchema = z.strictObject({ token, password: newPassword });
/** The token of a mailed link that confirms an e-mail or takes it back. */
export const emailLinkSchema = z.strictObject({ token });
export const changeEmailSchema = z.strictObject({ email, current_password: signInPassword });
export const changePasswordSchema = z.strictObject({ current_password: signInPassword, password: newPassword });
export const deleteAccountSchema = z.strictObject({ current_password: signInPassword });

const phoneLabel: Text = { en: 'Phone', es: 'El teléfono' };
const companyLabel: Text = { en: 'Company name', es: 'El nombre de la empresa' };

function optionalUrl(label: Text, host: string) {
  const issueOf = (value: unknown): Text | null => {
    if (isBlank(value)) return null;
    const fits = typeof value === 'string' && !isLongerThan(value, 2048) && isStorableText(value);
    return fits ? urlIssue(value.trim(), label, host) : message('invalid', { label });
  };
  return z.optional(judged<string | null>(issueOf, { type: ['string', 'null'], format: 'uri' }, emptied));
}

const contactFields = {
  phone: optionalText(phoneLabel, 50),
  linkedin_personal_url: optionalUrl({ en: 'Personal LinkedIn', es: 'LinkedIn personal' }, 'linkedin.com'),
  company_name: optionalText(companyLabel, 200),
  linkedin_company_url: optionalUrl({ en: 'Company LinkedIn', es: 'LinkedIn de la empresa' }, 'linkedin.com'),
};

/**
 * A user's own data; role, type and group are accepted but ignored, because they are read-only. The e-mail may be sent,
 * but not changed.
 */
export const updateProfileSchema = z.strictObject({
  first_name: firstName,
  last_name: lastName,
  email: z.optional(knownEmail),
  ...contactFields,
  mail_digest: z.optional(z.boolean()),
  role: z.optional(z.unknown()),
  role_code: z.optional(z.unknown()),
  role_name: z.optional(z.unknown()),
  profile_type: z.optional(z.unknown()),
  profile_type_code: z.optional(z.unknown()),
  profile_type_name: z.optional(z.unknown()),
  profile_group: z.optional(z.unknown()),
  profile_group_code: z.optional(z.unknown()),
  profile_group_name: z.optional(z.unknown()),
});

const named = judged<string>((value) => userNameIssue(value), { type: 'string' }, trimmed);
const userEmail = (field: 'email' | 'known_email') =>
  judged<string>(
    (value) => userNameIssue(value) ?? userEmailIssue(accountFieldIssueText(field, value)),
    { type: 'string', format: 'email' },
    lowered,
  );
const role = judged<Role>(
  (value) => (roleOf(value) ? null : message('choice', { label: 'role', values: 'user, admin' })),
  { enum: ['user', 'admin'] },
  (value) => roleOf(value)?.code ?? value,
);

/**
 * A user as edited by an administrator; null clears an optional field. Only a changed e-mail must be as strict as a new
 * one.
 */
export const updateUserSchema = z.strictObject({
  first_name: named,
  last_name: named,
  email: userEmail('known_email'),
  ...contactFields,
  role,
  profile_type_code: profileTypeCode,
  profile_group_code: profileGroupCode,
});

/** Null invites the user to set a password. */
const firstPassword = judged<string | null>(
  (value) => {
    if (value === null) return null;
    if (typeof value !== 'string' || value === '') return message('userPasswordRequired');
    return accountFieldIssueText('password', value);
  },
  { type: ['string', 'null'], minLength: 8 },
);

export const createUserSchema = z.extend(updateUserSchema, { email: userEmail('email'), password: firstPassword });

function userEmailIssue(issue: Text | null): Text | null {
  return issue?.en === message('emailInvalid').en ? message('userEmailInvalid') : issue;
}

function userNameIssue(value: unknown): Text | null {
  const name = typeof value === 'string' ? value.trim() : '';
  if (isBlank(name)) return message('userFieldsRequired');
  if (isLongerThan(name, 254)) return message('tooLong', { label: 'name', max: 254 });
  return isStorableText(name) ? null : message('unstorable', { label: 'name' });
}
