const nameFields = ['first_name', 'last_name'] as const;
const contactFields = ['phone', 'linkedin_personal_url', 'company_name', 'linkedin_company_url'] as const;

/** The fields that users edit themselves, and administrators in an account. */
export const personFields = [...nameFields, ...contactFields] as const;

export type PersonField = (typeof personFields)[number];

/** The fields of an account in screen order; the last ones are only for administrators, as is the e-mail. */
export const userFields = [
  ...nameFields,
  'email',
  ...contactFields,
  'role',
  'profile_type_code',
  'profile_group_code',
] as const;

/** The values of an account's form: an empty string for missing values. */
export type UserFields = Record<(typeof userFields)[number], string>;

/** The request body: an empty optional field is sent as null. */
export function userOf(fields: UserFields) {
  return {
    ...fields,
    phone: fields.phone || null,
    linkedin_personal_url: fields.linkedin_personal_url || null,
    company_name: fields.company_name || null,
    linkedin_company_url: fields.linkedin_company_url || null,
  };
}
