import { expect, it } from 'vitest';

import { readPlain } from './readPlain.ts';

it('reads a text with more lines than the argument limit of a function call', () => {
  const passages = readPlain(new TextEncoder().encode('Team size: 14\n'.repeat(200_000)));
  expect(passages).toHaveLength(200_000);
});
