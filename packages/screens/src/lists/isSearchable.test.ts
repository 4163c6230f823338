import { expect, it } from 'vitest';

import { isSearchable } from './isSearchable.ts';

it.each(['', '  ', 'solara', '100%', 'ñ', '漢'])('accepts %j', (search) => {
  expect(isSearchable(search)).toBe(true);
});

it.each(['***', '%', ' - ', '🚀'])('rejects %j', (search) => {
  expect(isSearchable(search)).toBe(false);
});
