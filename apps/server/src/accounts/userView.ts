import { type Locale, profileGroupOf, profileTypeOf, roleOf, type User } from '@aval/contract';

import type { users } from '../db/schema/users.ts';
import { isInvited } from './invitation.ts';

/** A user as sent to clients: without password fields, names in the caller's language. */
export function userView(row: typeof users.$inferSelect, locale: Locale): User {
  const profileType = profileTypeOf(row.profile_type_code);
  if (!profileType) throw new RangeError(`userView: there is no profile type '${row.profile_type_code}'.`);
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    linkedin_personal_url: row.linkedin_personal_url,
    company_name: row.company_name,
    linkedin_company_url: row.linkedin_company_url,
    role: row.role,
    role_code: row.role,
    role_name: roleOf(row.role)?.name[locale] ?? row.role,
    profile_type: profileType.sessionType,
    profile_type_code: row.profile_type_code,
    profile_type_name: profileType.name[locale],
    profile_group: row.profile_group_code,
    profile_group_code: row.profile_group_code,
    profile_group_name: profileGroupOf(row.profile_group_code)?.name[locale] ?? row.profile_group_code,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    email_confirmed: row.email_confirmed_at !== null,
    is_invited: isInvited(row),
  };
}
