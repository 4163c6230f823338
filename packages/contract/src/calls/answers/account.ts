import * as z from 'zod/mini';

import { codeNameSchema, sessionRowSchema, userSchema } from '../../schemas/user.ts';
import { answer, messageAnswer } from '../answer.ts';

// Signing in, one’s own account, and the lists that sign-up needs.

const user = answer({ user: userSchema });
const savedUser = answer({ user: userSchema, message: z.string() });
const session = { user: userSchema, token: z.string(), expiresIn: z.number() };

export const register = answer({ ...session, message: z.string() });
export const login = answer({ ...session, message: z.string() });
export const refresh = answer(session);
export const logout = messageAnswer;
export const forgotPassword = messageAnswer;
export const resetPassword = messageAnswer;
export const getProfile = user;
export const listSessions = answer({ sessions: z.array(sessionRowSchema) });
export const endSession = messageAnswer;
export const updateProfile = savedUser;
export const changePassword = messageAnswer;
export const listProfileTypes = answer({ profileTypes: z.array(codeNameSchema) });
export const listProfileGroups = answer({ profileGroups: z.array(codeNameSchema) });
export const listRoles = answer({ roles: z.array(codeNameSchema) });
