import { expect, test } from 'vitest';

import { fieldEditLinks } from './fieldEditLinks.ts';

const own = { id: 7, is_owner: true };
const foreign = { id: 7, is_owner: false };

test('links administrators to the field itself', () => {
  expect(fieldEditLinks(foreign, { role: 'admin' })('profit_margin')).toBe('/startups/7/edit?field=profit_margin');
});

test('links owners only to the fields that they may edit', () => {
  expect(fieldEditLinks(own, { role: 'user' })('stage_id')).toBe('/mystartups?open=edit&startup=7');
  expect(fieldEditLinks(own, { role: 'user' })('profit_margin')).toBeNull();
});

test('returns no links for everyone else', () => {
  expect(fieldEditLinks(foreign, { role: 'user' })('stage_id')).toBeNull();
});
