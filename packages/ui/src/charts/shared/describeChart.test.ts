import { expect, test } from 'vitest';

import { extremes, joinNames, joinSentences } from './describeChart.ts';

test.each([
  [[], ''],
  [['Value'], 'Value'],
  [['Value', 'Team'], 'Value and Team'],
  [['Value', 'Market', 'Team'], 'Value, Market and Team'],
])('joins %j', (names, text) => {
  expect(joinNames(names, 'and')).toBe(text);
});

test('finds the lowest and the highest, the first among equals', () => {
  const items = [
    { id: 'a', value: 2 },
    { id: 'b', value: 1 },
    { id: 'c', value: 2 },
    { id: 'd', value: 1 },
  ];
  expect(extremes(items, (item) => item.value)).toEqual({ lowest: items[1], highest: items[0] });
});

test('has no extremes without items', () => {
  expect(extremes([], () => 0)).toBeNull();
});

test('leaves out empty sentences', () => {
  expect(joinSentences('One.', null, '', 'Two.')).toBe('One. Two.');
});
