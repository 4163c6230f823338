import { useLingui } from '@lingui/react/macro';

import type { userFields } from './userFields.ts';

/** The labels of an account's fields. */
export function useAccountLabels(): Record<(typeof userFields)[number], string> {
  const { t } = useLingui();
  return {
    first_name: t`First Name`,
    last_name: t`Last Name`,
    email: t`Email`,
    phone: t`Phone`,
    linkedin_personal_url: t`Personal LinkedIn`,
    company_name: t`Company Name`,
    linkedin_company_url: t`Company LinkedIn`,
    role: t`Role`,
    profile_type_code: t`Profile Type`,
    profile_group_code: t`Profile Group`,
  };
}
