import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { editPrecondition, nameText } from '../schemas/primitives.ts';
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  emailLinkSchema,
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
  confirmEmail: {
    ...routes.confirmEmail,
    summary: 'Confirm an email with the token of the link that was mailed there',
    body: emailLinkSchema,
    response: account.confirmEmail,
    errors: ['EMAIL_LINK_INVALID', 'EMAIL_LINK_EXPIRED', 'EMAIL_TAKEN'],
  },
  takeBackEmail: {
    ...routes.takeBackEmail,
    summary:
      'Restore the former email of an account with the token of the link that was mailed there; ends all sessions, and a link to set a new password is mailed',
    body: emailLinkSchema,
    response: account.takeBackEmail,
    errors: ['EMAIL_LINK_INVALID', 'EMAIL_LINK_EXPIRED', 'EMAIL_TAKEN'],
  },
  resendConfirmation: {
    ...routes.resendConfirmation,
    summary: 'Mail the links again that confirm your email or its change; earlier ones stop working',
    response: account.resendConfirmation,
    errors: ['CONFLICT'],
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
    summary: 'Change your own data; role, type and group are read-only and ignored, and another email is refused',
    headers: z.object(editPrecondition),
    body: updateProfileSchema,
    response: account.updateProfile,
    errors: ['STALE'],
  },
  changeEmail: {
    ...routes.changeEmail,
    summary:
      'Mail a link that changes your own email, three times a day; the response does not reveal whether it belongs to an account',
    body: changeEmailSchema,
    response: account.changeEmail,
    errors: ['CURRENT_PASSWORD_WRONG'],
  },
  cancelEmailChange: {
    ...routes.cancelEmailChange,
    summary: 'Give up the change of your own email that is not confirmed yet',
    response: account.cancelEmailChange,
  },
  changePassword: {
    ...routes.changePassword,
    summary: 'Change your own password; ends all other sessions',
    body: changePasswordSchema,
    response: account.changePassword,
    errors: ['CURRENT_PASSWORD_WRONG'],
  },
  deleteAccount: {
    ...routes.deleteAccount,
    summary: 'Delete your own account with its portfolios, follows and invitations; its startups stay',
    body: deleteAccountSchema,
    response: account.deleteAccount,
    errors: ['CURRENT_PASSWORD_WRONG', 'LAST_ADMIN'],
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
