import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { duplicateKeys } from './duplicateKeys.ts';

test('finds a key that stands twice in one object, at any depth', () => {
  expect(duplicateKeys('{"a": 1, "a": 2}')).toEqual([{ key: 'a', path: 'a' }]);
  expect(duplicateKeys('{"members": [{"name": "x"}, {"name": "y", "age": 3, "name": "z"}]}')).toEqual([
    { key: 'name', path: 'members.1.name' },
  ]);
});

test('names a key once however often it stands, and however it is written', () => {
  expect(duplicateKeys(String.raw`{"a": 1, "\u0061": 2, "a": 3}`)).toEqual([{ key: 'a', path: 'a' }]);
});

test('takes no text for a key, and the same key in two objects for two', () => {
  expect(duplicateKeys('{"a": "a", "b": ["a", "a", "{\\"a"], "c": {"a": ","}, "d": [1, {"a": 1}, {"a": 2}]}')).toEqual(
    [],
  );
});

test('finds none in what was written by a machine', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => duplicateKeys(JSON.stringify(value)).length === 0));
});
