import { describe, expect, test } from 'vitest';

import { groupOptions, matchOptions, moveActive } from './matchOptions.ts';

const options = ['Biotecnología', 'Tecnología', 'Energía', 'Comercio electrónico'].map((label) => ({
  value: label,
  label,
}));
const labels = (query: string) => matchOptions(options, query).map((option) => option.label);

describe('matchOptions', () => {
  test('returns every option in order for an empty query', () => {
    expect(labels('  ')).toEqual(options.map((option) => option.label));
  });

  test('ignores case and accents', () => {
    expect(labels('ENERGIA')).toEqual(['Energía']);
  });

  test('puts options that start with the query first, then words that do, then the rest', () => {
    expect(labels('tec')).toEqual(['Tecnología', 'Biotecnología']);
    expect(labels('ele')).toEqual(['Comercio electrónico']);
  });

  test('returns nothing when nothing matches', () => {
    expect(labels('xyz')).toEqual([]);
  });
});

describe('groupOptions', () => {
  const grouped = [
    { value: 'a', label: 'Runway', group: 'Financial' },
    { value: 'b', label: 'Size', group: 'Market' },
    { value: 'c', label: 'None' },
    { value: 'd', label: 'Burn', group: 'Financial' },
  ];

  test('groups options by heading, with ungrouped ones first', () => {
    expect(groupOptions(grouped).map((group) => [group.label, group.options.map((option) => option.value)])).toEqual([
      ['', ['c']],
      ['Financial', ['a', 'd']],
      ['Market', ['b']],
    ]);
  });

  test('puts the heading of the best match first', () => {
    expect(groupOptions(matchOptions(grouped, 'size')).map((group) => group.label)).toEqual(['Market']);
    expect(groupOptions(matchOptions(grouped, 'n')).map((group) => group.label)).toEqual(['', 'Financial']);
  });
});

describe('moveActive', () => {
  const some = [{ value: 'a', label: 'a', disabled: true }, ...options.slice(0, 2)];

  test('arrows wrap around and skip disabled options', () => {
    expect(moveActive(some, -1, 'ArrowDown')).toBe(1);
    expect(moveActive(some, 2, 'ArrowDown')).toBe(1);
    expect(moveActive(some, 1, 'ArrowUp')).toBe(2);
    expect(moveActive(some, -1, 'ArrowUp')).toBe(2);
  });

  test('Home and End move to the first and last enabled option', () => {
    expect(moveActive(some, 2, 'Home')).toBe(1);
    expect(moveActive(some, 1, 'End')).toBe(2);
  });

  test('does not move without an enabled option or with other keys', () => {
    expect(moveActive([], -1, 'ArrowDown')).toBeNull();
    expect(moveActive(some.slice(0, 1), -1, 'ArrowDown')).toBeNull();
    expect(moveActive(some, 1, 'a')).toBeNull();
  });
});
