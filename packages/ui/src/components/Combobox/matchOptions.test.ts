import { describe, expect, test } from 'vitest';

import { groupOptions, matchOptions, moveActive } from './matchOptions.ts';

const options = ['Biotecnología', 'Tecnología', 'Energía', 'Comercio electrónico'].map((label) => ({
  value: label,
  label,
}));
const labels = (query: string) => matchOptions(options, query).map((option) => option.label);

describe('matchOptions', () => {
  test('leaves every option in its order while nothing is searched', () => {
    expect(labels('  ')).toEqual(options.map((option) => option.label));
  });

  test('ignores case and accents', () => {
    expect(labels('ENERGIA')).toEqual(['Energía']);
  });

  test('puts what starts with the search first, then words that do, then the rest', () => {
    expect(labels('tec')).toEqual(['Tecnología', 'Biotecnología']);
    expect(labels('ele')).toEqual(['Comercio electrónico']);
  });

  test('leaves nothing when nothing matches', () => {
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

  test('gathers what stands under one heading, and leaves what has none in front', () => {
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

  test('arrows go round and step over disabled options', () => {
    expect(moveActive(some, -1, 'ArrowDown')).toBe(1);
    expect(moveActive(some, 2, 'ArrowDown')).toBe(1);
    expect(moveActive(some, 1, 'ArrowUp')).toBe(2);
    expect(moveActive(some, -1, 'ArrowUp')).toBe(2);
  });

  test('Home and End go to the first and last option that can be chosen', () => {
    expect(moveActive(some, 2, 'Home')).toBe(1);
    expect(moveActive(some, 1, 'End')).toBe(2);
  });

  test('nothing moves without a choosable option or by another key', () => {
    expect(moveActive([], -1, 'ArrowDown')).toBeNull();
    expect(moveActive(some.slice(0, 1), -1, 'ArrowDown')).toBeNull();
    expect(moveActive(some, 1, 'a')).toBeNull();
  });
});
