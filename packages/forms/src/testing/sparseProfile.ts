/** A person who has told no more than a name and an e-mail address. */
export const sparseProfile = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  phone: '',
  linkedin_personal_url: '',
  company_name: '',
  linkedin_company_url: '',
};
