/** A user with only a name and an email address. */
export const sparseProfile = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  phone: '',
  linkedin_personal_url: '',
  company_name: '',
  linkedin_company_url: '',
};
