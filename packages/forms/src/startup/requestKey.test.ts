import { endpoints } from '@aval/contract';
import { expect, it } from 'vitest';

import { isRequestKey, newRequestKey } from './requestKey.ts';

it('creates valid and unique keys', () => {
  const keys = Array.from({ length: 100 }, newRequestKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) {
    expect(endpoints.createStartup.headers.safeParse({ 'idempotency-key': key }).success).toBe(true);
    expect(isRequestKey(key)).toBe(true);
  }
});

it.each([undefined, null, 7, '', 'key', `${newRequestKey()}0`, newRequestKey().toUpperCase().replace(/^./, 'G')])(
  'knows that %j is none',
  (text) => {
    expect(isRequestKey(text)).toBe(false);
  },
);
