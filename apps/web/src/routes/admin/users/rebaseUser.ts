import type { User } from '@aval/contract';
import type { UserValues } from '@aval/forms';

/** An account in the fields that are sent of it. */
function sentOf(user: User): UserValues {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    linkedin_personal_url: user.linkedin_personal_url,
    company_name: user.company_name,
    linkedin_company_url: user.linkedin_company_url,
    role: user.role_code,
    profile_type_code: user.profile_type_code,
    profile_group_code: user.profile_group_code,
  };
}

/**
 * What was changed in a form, on top of the account as it is now. A call sends every field, and those that were left
 * alone must not undo what somebody else has saved since the form was opened.
 *
 * @param opened the account that the form began with.
 */
export function rebaseUser(opened: User, now: User, typed: UserValues): UserValues {
  const before = sentOf(opened);
  const fields = Object.keys(before) as (keyof UserValues)[];
  const changed = fields.filter((field) => typed[field] !== before[field]);
  return { ...sentOf(now), ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
}
