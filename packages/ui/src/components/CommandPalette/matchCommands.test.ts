import { expect, test } from 'vitest';

import { type CommandGroup, matchCommands } from './matchCommands.ts';

const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'browse', label: 'Browse startups', keywords: 'list' },
      { id: 'mine', label: 'My startups' },
      { id: 'users', label: 'Users', detail: 'Administración' },
    ],
  },
  { id: 'found', label: 'Startups', isFound: true, commands: [{ id: 's1', label: 'Kelpa' }] },
];
const ids = (query: string, recent: readonly string[] = [], list = groups) =>
  matchCommands(list, query, { label: 'Recent', ids: recent }).map(
    ({ label, commands }) => `${label}: ${commands.map(({ id }) => id).join(' ')}`,
  );

test('lists recent commands first and only once without a query', () => {
  expect(ids('', ['users', 'gone', 'browse'])).toEqual(['Recent: users browse', 'Pages: mine', 'Startups: s1']);
  expect(ids(' ')).toEqual(['Pages: browse mine users', 'Startups: s1']);
});

test('finds every word in label, detail or keywords, ignoring case and accents', () => {
  const own = groups.slice(0, 1);
  expect(ids('ADMINISTRACION us', [], own)).toEqual(['Pages: users']);
  expect(ids('list', [], own)).toEqual(['Pages: browse']);
  expect(ids('nothing', [], own)).toEqual([]);
});

test('ranks labels that start with the query before words that do, and those before the rest', () => {
  const list = ['The best', 'A stable', 'Table'].map((label) => ({ id: label, label }));
  expect(ids('table', [], [{ id: 'g', label: 'G', commands: list }])).toEqual(['G: Table A stable']);
  expect(ids('st', [], groups.slice(0, 1))).toEqual(['Pages: browse mine users']);
});

test('shows server results unfiltered', () => {
  expect(ids('seaweed')).toEqual(['Startups: s1']);
});
