import * as z from 'zod/mini';

import { rowId, timestamp } from './primitives.ts';

/** A user in responses; never with a password. */
export const userSchema = z
  .object({
    id: rowId,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    linkedin_personal_url: z.nullable(z.string()),
    company_name: z.nullable(z.string()),
    linkedin_company_url: z.nullable(z.string()),
    role: z.enum(['user', 'admin']),
    role_code: z.enum(['user', 'admin']),
    role_name: z.string(),
    profile_type: z.enum(['EDU', 'CORP', 'F', 'I']),
    profile_type_code: z.enum(['E', 'C', 'F', 'I']),
    profile_type_name: z.string(),
    profile_group: z.enum(['FOUNDER', 'INVESTOR', 'ANALYST']),
    profile_group_code: z.enum(['FOUNDER', 'INVESTOR', 'ANALYST']),
    profile_group_name: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    /** The user has followed a link that was mailed to this address. */
    email_confirmed: z.boolean(),
    /** The user has not set a password yet. */
    is_invited: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'User' });
export type User = z.output<typeof userSchema>;

/** An entry of profile types, groups and roles. */
export const codeNameSchema = z.object({ code: z.string(), name: z.string() });
export type CodeName = z.output<typeof codeNameSchema>;

export const sessionRowSchema = z
  .object({
    id: z.string(),
    user_agent: z.nullable(z.string()),
    created_at: timestamp,
    last_used_at: timestamp,
    current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SessionRow' });
export type SessionRow = z.output<typeof sessionRowSchema>;
