import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { editPrecondition, nameText } from '../schemas/primitives.ts';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  updateProfileSchema,
} from '../schemas/sentAccount.ts';
import type { Endpoint } from './Endpoint.ts';
import * as account from './responses/account.ts';

/** Signing in, one's own account, and the lists that sign-up needs. */
export const authEndpoints = {
  register: {
    ...routes.register,
    summary: 'Make an account and sign in',
    body: registerSchema,
    response: account.register,
    errors: ['EMAIL_TAKEN'],
  },
  login: {
    ...routes.login,
    summary: 'Sign in',
    body: loginSchema,
    response: account.login,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
  },
  refresh: {
    ...routes.refresh,
    summary: 'A new token for the session of the cookie',
    response: account.refresh,
    errors: ['SESSION_EXPIRED', 'TOKEN_REUSED'],
  },
  logout: {
    ...routes.logout,
    summary: 'End the session of the token or the cookie',
    response: account.logout,
  },
  forgotPassword: {
    ...routes.forgotPassword,
    summary: 'Send a link to set a new password; the answer never says whether the account exists',
    body: forgotPasswordSchema,
    response: account.forgotPassword,
  },
  resetPassword: {
    ...routes.resetPassword,
    summary: 'Set a new password with the token of the link; ends every session of the user',
    body: resetPasswordSchema,
    response: account.resetPassword,
    errors: ['RESET_TOKEN_INVALID', 'RESET_TOKEN_EXPIRED'],
  },
  getProfile: {
    ...routes.getProfile,
    summary: 'The signed-in user',
    response: account.getProfile,
  },
  exportAccount: {
    ...routes.exportAccount,
    summary: 'Everything the account owns, as a JSON file',
    response: 'bytes',
  },
  listSessions: {
    ...routes.listSessions,
    summary: 'Where the account is signed in',
    response: account.listSessions,
  },
  endSession: {
    ...routes.endSession,
    summary: 'End one session',
    params: z.object({ id: nameText(100) }),
    response: account.endSession,
    errors: ['NOT_FOUND'],
  },
  updateProfile: {
    ...routes.updateProfile,
    summary: 'Change one’s own data; role, type and group are read-only and ignored',
    headers: z.object(editPrecondition),
    body: updateProfileSchema,
    response: account.updateProfile,
    errors: ['STALE', 'EMAIL_TAKEN'],
  },
  changePassword: {
    ...routes.changePassword,
    summary: 'Change one’s own password; ends the other sessions',
    body: changePasswordSchema,
    response: account.changePassword,
    errors: ['CURRENT_PASSWORD_WRONG'],
  },
  listProfileTypes: {
    ...routes.listProfileTypes,
    summary: 'The profile types',
    response: account.listProfileTypes,
  },
  listProfileGroups: {
    ...routes.listProfileGroups,
    summary: 'The profile groups',
    response: account.listProfileGroups,
  },
  listRoles: {
    ...routes.listRoles,
    summary: 'The roles',
    response: account.listRoles,
  },
} as const satisfies Record<string, Endpoint>;
