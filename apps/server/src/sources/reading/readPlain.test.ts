import { expect, it } from 'vitest';

import { readPlain } from './readPlain.ts';

it('reads a text of more lines than a call takes arguments', () => {
  const passages = readPlain(new TextEncoder().encode('Team size: 14\n'.repeat(200_000)));
  expect(passages).toHaveLength(200_000);
});
