import { expect, test } from 'vitest';

import { profileGroupOf, profileGroups, profileTypeOf, profileTypes, roleOf } from './profiles.ts';

test('the session type is EDU and CORP for two of the types and the code for the others', () => {
  expect(profileTypes.map((type) => [type.code, type.sessionType, type.name.es])).toEqual([
    ['E', 'EDU', 'Educativa'],
    ['C', 'CORP', 'Corporación'],
    ['F', 'F', 'Fast Track'],
    ['I', 'I', 'Inversor'],
  ]);
});

test('codes are case-insensitive, and the alias of the investor is known', () => {
  expect(profileTypeOf('c')?.code).toBe('C');
  expect(profileTypeOf('Individual')?.code).toBe('I');
  expect(profileTypeOf('individua')).toBeUndefined();
  expect(profileTypeOf(3)).toBeUndefined();
  expect(profileGroups.map((group) => group.code)).toEqual(['FOUNDER', 'INVESTOR', 'ANALYST']);
  expect(profileGroupOf('investor')?.code).toBe('INVESTOR');
  expect(roleOf('ADMIN')?.code).toBe('admin');
  expect(roleOf('root')).toBeUndefined();
});
