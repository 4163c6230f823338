import * as z from 'zod/mini';

import { codeNameSchema, sessionRowSchema, userSchema } from '../../schemas/user.ts';
import { response, messageResponse } from '../response.ts';

// Sign-in, the caller's own account, and the lists for sign-up.

const user = response({ user: userSchema });
const savedUser = response({ user: userSchema, message: z.string() });
const session = { user: userSchema, token: z.string(), expiresIn: z.number() };

export const register = response({ ...session, message: z.string() });
export const login = response({ ...session, message: z.string() });
export const refresh = response(session);
export const logout = messageResponse;
export const forgotPassword = messageResponse;
export const resetPassword = messageResponse;
export const getProfile = user;
export const listSessions = response({ sessions: z.array(sessionRowSchema) });
export const endSession = messageResponse;
export const updateProfile = savedUser;
export const changePassword = messageResponse;
export const listProfileTypes = response({ profileTypes: z.array(codeNameSchema) });
export const listProfileGroups = response({ profileGroups: z.array(codeNameSchema) });
export const listRoles = response({ roles: z.array(codeNameSchema) });
