import * as z from 'zod/mini';

import { codeNameSchema, sessionRowSchema, userSchema } from '../../schemas/user.ts';
import { response, messageResponse } from '../response.ts';

// Sign-in, the caller's own account, and the lists for sign-up.

/** The address to which a change of e-mail was mailed and not confirmed yet. */
const pendingEmail = z.nullable(z.string());
/** Whether the day's notices are mailed. */
const mailDigest = z.boolean();
const user = response({ user: userSchema, pending_email: pendingEmail, mail_digest: mailDigest });
const savedUser = response({ user: userSchema, mail_digest: mailDigest, message: z.string() });
const session = { user: userSchema, token: z.string(), expiresIn: z.number() };

export const register = response({ ...session, message: z.string() });
export const login = response({ ...session, message: z.string() });
export const refresh = response(session);
export const logout = messageResponse;
export const forgotPassword = messageResponse;
export const resetPassword = messageResponse;
export const confirmEmail = messageResponse;
export const takeBackEmail = messageResponse;
export const resendConfirmation = messageResponse;
export const changeEmail = response({ pending_email: z.string(), message: z.string() });
export const cancelEmailChange = messageResponse;
export const getProfile = user;
export const listSessions = response({ sessions: z.array(sessionRowSchema) });
export const endSession = messageResponse;
export const updateProfile = savedUser;
export const changePassword = messageResponse;
export const deleteAccount = messageResponse;
export const listProfileTypes = response({ profileTypes: z.array(codeNameSchema) });
export const listProfileGroups = response({ profileGroups: z.array(codeNameSchema) });
export const listRoles = response({ roles: z.array(codeNameSchema) });
