import { expect, test } from 'vitest';

import { fieldEditLinks } from './fieldEditLinks.ts';

const own = { id: 7, is_owner: true, can_answer: true };
const foreign = { id: 7, is_owner: false, can_answer: false };

test('links administrators to the field itself', () => {
  expect(fieldEditLinks(foreign, { role: 'admin' })('profit_margin')).toBe('/startups/7/edit?field=profit_margin');
});

test('links owners to what they edit, and to the proposal of what the evaluation reads', () => {
  expect(fieldEditLinks(own, { role: 'user' })('location')).toBe('/mystartups?open=edit&startup=7');
  expect(fieldEditLinks(own, { role: 'user' })('stage_id')).toBe('/startups/7/figures?field=stage_id');
  expect(fieldEditLinks(own, { role: 'user' })('profit_margin')).toBe('/startups/7/figures?field=profit_margin');
  expect(fieldEditLinks(own, { role: 'user' })('nif')).toBeNull();
});

test('returns no links for everyone else', () => {
  expect(fieldEditLinks(foreign, { role: 'user' })('stage_id')).toBeNull();
});
