import { expect, it } from 'vitest';

import { person } from '../../../testing/serverAnswers.ts';
import { rebaseUser } from './rebaseUser.ts';

const opened = person(2, { phone: '1', company_name: 'Old' });
const sent = {
  first_name: 'Person2',
  last_name: 'Example',
  email: 'person2@example.com',
  phone: '1',
  linkedin_personal_url: null,
  company_name: 'Old',
  linkedin_company_url: null,
  role: 'user',
  profile_type_code: 'I',
  profile_group_code: 'INVESTOR',
} as const;

it('keeps what somebody else saved in the fields that were left alone', () => {
  const now = person(2, { phone: '2', company_name: 'Old', role: 'admin', role_code: 'admin' });
  expect(rebaseUser(opened, now, { ...sent, company_name: 'New' })).toEqual({
    ...sent,
    phone: '2',
    company_name: 'New',
    role: 'admin',
  });
});

it('lets what was typed stand where both changed a field, an emptied one too', () => {
  const now = person(2, { phone: '2', company_name: 'Other' });
  expect(rebaseUser(opened, now, { ...sent, phone: null, company_name: 'New' })).toMatchObject({
    phone: null,
    company_name: 'New',
  });
});
