import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { nameText } from '../schemas/primitives.ts';
import {
  changePasswordSchema,
  codeNameSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  sessionRowSchema,
  updateProfileSchema,
  userSchema,
} from '../schemas/user.ts';
import { answer, type Call, messageAnswer } from './Call.ts';

const user = answer({ user: userSchema });
const savedUser = answer({ user: userSchema, message: z.string() });
const session = { user: userSchema, token: z.string(), expiresIn: z.number() };

/** Signing in, one's own account, and the lists that sign-up needs. */
export const authCalls = {
  register: {
    ...routes.register,
    summary: 'Make an account and sign in',
    body: registerSchema,
    answer: answer({ ...session, message: z.string() }),
    errors: ['EMAIL_TAKEN'],
  },
  login: {
    ...routes.login,
    summary: 'Sign in',
    body: loginSchema,
    answer: answer({ ...session, message: z.string() }),
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
  },
  refresh: {
    ...routes.refresh,
    summary: 'A new token for the session of the cookie',
    answer: answer(session),
    errors: ['SESSION_EXPIRED', 'TOKEN_REUSED'],
  },
  logout: {
    ...routes.logout,
    summary: 'End the session of the token or the cookie',
    answer: messageAnswer,
  },
  forgotPassword: {
    ...routes.forgotPassword,
    summary: 'Send a link to set a new password; the answer never says whether the account exists',
    body: forgotPasswordSchema,
    answer: messageAnswer,
  },
  resetPassword: {
    ...routes.resetPassword,
    summary: 'Set a new password with the token of the link; ends every session of the user',
    body: resetPasswordSchema,
    answer: messageAnswer,
    errors: ['RESET_TOKEN_INVALID', 'RESET_TOKEN_EXPIRED'],
  },
  getProfile: {
    ...routes.getProfile,
    summary: 'The signed-in user',
    answer: user,
  },
  exportAccount: {
    ...routes.exportAccount,
    summary: 'Everything the account owns, as a JSON file',
    answer: 'bytes',
  },
  listSessions: {
    ...routes.listSessions,
    summary: 'Where the account is signed in',
    answer: answer({ sessions: z.array(sessionRowSchema) }),
  },
  endSession: {
    ...routes.endSession,
    summary: 'End one session',
    params: z.object({ id: nameText(100) }),
    answer: messageAnswer,
    errors: ['NOT_FOUND'],
  },
  updateProfile: {
    ...routes.updateProfile,
    summary: 'Change one’s own data; role, type and group are read-only and ignored',
    body: updateProfileSchema,
    answer: savedUser,
    errors: ['EMAIL_TAKEN'],
  },
  changePassword: {
    ...routes.changePassword,
    summary: 'Change one’s own password; ends the other sessions',
    body: changePasswordSchema,
    answer: messageAnswer,
    errors: ['CURRENT_PASSWORD_WRONG'],
  },
  listProfileTypes: {
    ...routes.listProfileTypes,
    summary: 'The profile types',
    answer: answer({ profileTypes: z.array(codeNameSchema) }),
  },
  listProfileGroups: {
    ...routes.listProfileGroups,
    summary: 'The profile groups',
    answer: answer({ profileGroups: z.array(codeNameSchema) }),
  },
  listRoles: {
    ...routes.listRoles,
    summary: 'The roles',
    answer: answer({ roles: z.array(codeNameSchema) }),
  },
} as const satisfies Record<string, Call>;
