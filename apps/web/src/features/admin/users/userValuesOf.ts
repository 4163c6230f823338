import type { User } from '@aval/contract';
import type { UserValues } from '@aval/forms';

/** An account, limited to the fields that are sent. */
export function userValuesOf(user: User): UserValues {
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
