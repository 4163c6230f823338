import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { duplicateKeys } from './duplicateKeys.ts';

test('finds a duplicate key in an object at any depth', () => {
  expect(duplicateKeys('{"a": 1, "a": 2}')).toEqual([{ key: 'a', path: 'a' }]);
  expect(duplicateKeys('{"members": [{"name": "x"}, {"name": "y", "age": 3, "name": "z"}]}')).toEqual([
    { key: 'name', path: 'members.1.name' },
  ]);
});

test('reports a key once, regardless of its number and escaping', () => {
  expect(duplicateKeys(String.raw`{"a": 1, "\u0061": 2, "a": 3}`)).toEqual([{ key: 'a', path: 'a' }]);
});

test('ignores strings, and equal keys in different objects', () => {
  expect(duplicateKeys('{"a": "a", "b": ["a", "a", "{\\"a"], "c": {"a": ","}, "d": [1, {"a": 1}, {"a": 2}]}')).toEqual(
    [],
  );
});

test('finds none in the output of JSON.stringify', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => duplicateKeys(JSON.stringify(value)).length === 0));
});
