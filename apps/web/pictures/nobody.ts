import type { User } from '@aval/contract';

const user: User = {
  id: 1,
  first_name: '',
  last_name: '',
  email: '',
  phone: null,
  linkedin_personal_url: null,
  company_name: null,
  linkedin_company_url: null,
  role: 'user',
  role_code: 'user',
  role_name: '',
  profile_type: 'I',
  profile_type_code: 'I',
  profile_type_name: '',
  profile_group: 'INVESTOR',
  profile_group_code: 'INVESTOR',
  profile_group_name: '',
  created_at: new Date(0).toISOString(),
  updated_at: new Date(0).toISOString(),
  is_invited: false,
};

/** What a browser keeps of somebody who is signed in, whoever it is. */
export const nobody = { 'aval.user': JSON.stringify(user), 'aval.token': 'none', 'aval.profile_type_name': '' };
