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

/** Sign-in, the caller's own account, and the lists for sign-up. */
export const authEndpoints = {
  register: {
    ...routes.register,
    summary: 'Create an account and sign in',
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
    summary: 'Get a new access token for the session in the cookie',
    response: account.refresh,
    errors: ['SESSION_EXPIRED', 'TOKEN_REUSED'],
  },
  logout: {
    ...routes.logout,
    summary: 'End the session of the token or cookie',
    response: account.logout,
  },
  forgotPassword: {
    ...routes.forgotPassword,
    summary: 'Send a password reset link; the response does not reveal whether the account exists',
    body: forgotPasswordSchema,
    response: account.forgotPassword,
  },
  resetPassword: {
    ...routes.resetPassword,
    summary: 'Set a new password with the token of the link; ends all sessions of the user',
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
    summary: 'The active sessions of the account',
    response: account.listSessions,
  },
  endSession: {
    ...routes.endSession,
    summary: 'End a session',
    params: z.object({ id: nameText(100) }),
    response: account.endSession,
    errors: ['NOT_FOUND'],
  },
  updateProfile: {
    ...routes.updateProfile,
    summary: 'Change your own data; role, type and group are read-only and ignored',
    headers: z.object(editPrecondition),
    body: updateProfileSchema,
    response: account.updateProfile,
    errors: ['STALE', 'EMAIL_TAKEN'],
  },
  changePassword: {
    ...routes.changePassword,
    summary: 'Change your own password; ends all other sessions',
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
