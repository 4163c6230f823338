import { expect, it } from 'vitest';

import type { LoadedMasterData } from '../services/LoadedMasterData.ts';
import { describeDetail } from './describeDetail.ts';

const masterData = {
  list: (name: string) => [{ id: 4, name: `Fourth of ${name}` }],
} as unknown as LoadedMasterData;
const linesOf = (detail: Record<string, unknown> | null, locale: 'en' | 'es' = 'en') =>
  describeDetail(detail, { locale, masterData }).map(
    ({ label, from, to }) => `${label}: ${from === null ? '' : `${from} → `}${to}`,
  );
const change = (field: string, from: unknown, to: unknown) => linesOf({ changes: { [field]: { from, to } } });

it.each<[string, unknown, unknown, string]>([
  ['role', 'user', 'admin', 'Role: User → Administrator'],
  ['role', null, 'user', 'Role: None → User'],
  ['profile_type_code', 'E', 'C', 'Type: Educational → Corporation'],
  ['profile_group_code', 'FOUNDER', 'ANALYST', 'Group: Founder → Analyst'],
  ['is_private', 0, 1, 'Visibility: Public → Private'],
  ['revenue', 1_250_000, 0.5, 'Revenue: 1.250.000 → 0,5'],
  ['foundation_year', 2021, 2022, 'Foundation year: 2021 → 2022'],
  ['industry_id', 4, 9, 'Industry: Fourth of industries → 9'],
  ['user_id', { id: 3, name: 'Ana Ruiz' }, null, 'Creator: Ana Ruiz (3) → None'],
  ['team', { founders: [] }, { founders: [{}] }, 'Team members and ties: Changed'],
  ['of_a_later_version', 'a', true, 'of_a_later_version: a → Yes'],
])('says of %s what it was and what it is', (field, from, to, expected) => {
  expect(change(field, from, to)).toEqual([expected]);
});

it.each<[Record<string, unknown>, string[]]>([
  [{ address: '203.0.113.7' }, ['Address: 203.0.113.7']],
  [{ process: 'cron', kind: 'purge' }, ['Run: Scheduled purge']],
  [{ process: 'cron', kind: 'new' }, ['Run: cron new']],
  [{ startup_id: 5, startup_name: 'Kelpa' }, ['Startup: Kelpa (5)']],
  [{ startup_id: 5, startup_name: null }, ['Startup: 5']],
  [{ user_id: 2, user_name: 'Ana' }, ['Owner: Ana (2)']],
  [{ filters: { action: 'user.login', target: 'user', q: 'x' } }, ['Action: Signed in', 'Kind: Account', 'Search: x']],
  [{ recommendation: { en: 'Extend the runway', es: 'Alarga la caja' } }, ['Recommendation: Extend the runway']],
  [{ fields: ['phone'] }, ['Phone: Changed']],
  [{ hash: 'ab', name: 'cron' }, []],
])('says what %j means', (detail, expected) => {
  expect(linesOf(detail)).toEqual(expected);
});

it('cuts long values, and has nothing to say without a detail', () => {
  expect(change('description', '', 'x'.repeat(1000))[0]).toHaveLength('Description: None → '.length + 300);
  expect(linesOf(null)).toEqual([]);
});

it('answers in Spanish', () => {
  expect(linesOf({ changes: { is_private: { from: 1, to: 0 } }, fields: ['phone'] }, 'es')).toEqual([
    'Visibilidad: Privada → Pública',
    'Teléfono: Cambiado',
  ]);
});
