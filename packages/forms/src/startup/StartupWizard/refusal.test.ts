import { expect, test } from 'vitest';

import { readRefusal } from './refusal.ts';

test('reads the message and the fields at fault, whether their path is a text or a list', () => {
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

test('ignores what is no field of the wizard and what is damaged', () => {
  const error = Object.assign(new Error('No'), {
    issues: [{ path: 'owners.0', message: 'x' }, { path: 'team_size' }, null, 'team_size', { path: 3, message: 'x' }],
  });
  expect(readRefusal(error).issues).toEqual([]);
  expect(readRefusal(Object.assign(new Error('No'), { issues: 'all' })).issues).toEqual([]);
});

test('answers null where nothing readable was said', () => {
  expect(readRefusal(undefined)).toEqual({ message: null, issues: [], isKeySpent: false });
  expect(readRefusal(new Error('  ')).message).toBeNull();
});

test('says that the key of the request is spent when the error does', () => {
  expect(readRefusal(Object.assign(new Error('No'), { isKeySpent: true })).isKeySpent).toBe(true);
  expect(readRefusal(Object.assign(new Error('No'), { isKeySpent: 'yes' })).isKeySpent).toBe(false);
});
