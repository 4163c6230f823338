import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { testServer } from '../testing/testServer.ts';
import { storable } from './storable.ts';

it('removes what the database cannot store and leaves everything else unchanged', async () => {
  const server = await testServer();
  const keep = (value: unknown) => server.database.db.execute(sql`select ${JSON.stringify(value)}::jsonb as kept`);
  const read = { text: 'a\0b', facts: [{ value: 2.5, page: null, quote: '\uD83Dc 🚀 \\u0000' }] };
  const stored = { text: 'ab', facts: [{ value: 2.5, page: null, quote: '\uFFFDc 🚀 \\u0000' }] };
  await expect(keep({ text: read.text })).rejects.toThrow(/Failed query/);
  await expect(keep(read.facts)).rejects.toThrow(/Failed query/);
  expect(storable(read)).toEqual(stored);
  expect((await keep(storable(read))).rows).toEqual([{ kept: stored }]);
  await server.close();
});
