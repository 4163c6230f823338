/** What a person says of themselves, and an administrator of an account. */
export const personFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'linkedin_personal_url',
  'company_name',
  'linkedin_company_url',
] as const;

export type PersonField = (typeof personFields)[number];

/** What only an administrator says comes last. */
export const userFields = [...personFields, 'role', 'profile_type_code', 'profile_group_code'] as const;

/** An account as its form holds it: an empty text where nothing is stored. */
export type UserFields = Record<(typeof userFields)[number], string>;

/** What the call takes: an optional field that is empty is stored as nothing. */
export function userOf(fields: UserFields) {
  return {
    ...fields,
    phone: fields.phone || null,
    linkedin_personal_url: fields.linkedin_personal_url || null,
    company_name: fields.company_name || null,
    linkedin_company_url: fields.linkedin_company_url || null,
  };
}
