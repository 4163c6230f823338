import { expect, test } from 'vitest';

import { readRefusal } from './refusal.ts';

test('reads the message and the invalid fields, whether their path is a string or an array', () => {
  const error = Object.assign(new Error('Not valid'), {
    issues: [
      { path: 'team_size', message: 'Too many' },
      { path: ['nif'], message: 'Taken' },
    ],
  });
  expect(readRefusal(error)).toEqual({
    message: 'Not valid',
    issues: [
      { id: 'team_size', message: 'Too many' },
      { id: 'nif', message: 'Taken' },
    ],
    isKeySpent: false,
  });
});

test('ignores unknown fields and invalid data', () => {
  const error = Object.assign(new Error('No'), {
    issues: [{ path: 'owners.0', message: 'x' }, { path: 'team_size' }, null, 'team_size', { path: 3, message: 'x' }],
  });
  expect(readRefusal(error).issues).toEqual([]);
  expect(readRefusal(Object.assign(new Error('No'), { issues: 'all' })).issues).toEqual([]);
});

test('returns null when there is no readable message', () => {
  expect(readRefusal(undefined)).toEqual({ message: null, issues: [], isKeySpent: false });
  expect(readRefusal(new Error('  ')).message).toBeNull();
});

test('reports that the request key is spent when the error does', () => {
  expect(readRefusal(Object.assign(new Error('No'), { isKeySpent: true })).isKeySpent).toBe(true);
  expect(readRefusal(Object.assign(new Error('No'), { isKeySpent: 'yes' })).isKeySpent).toBe(false);
});
