import type { User } from '@aval/contract';
import type { ProfileValues } from '@aval/forms';

/** The stored values of the profile form; an empty string for missing values. */
export function profileValues(user: User): ProfileValues {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone ?? '',
    linkedin_personal_url: user.linkedin_personal_url ?? '',
    company_name: user.company_name ?? '',
    linkedin_company_url: user.linkedin_company_url ?? '',
  };
}
