import { expect, it } from 'vitest';

import { isSearchable } from './isSearchable.ts';

it.each(['', '  ', 'solara', '100%', 'ñ', '漢'])('can look for %j', (search) => {
  expect(isSearchable(search)).toBe(true);
});

it.each(['***', '%', ' - ', '🚀'])('finds nothing to look for in %j', (search) => {
  expect(isSearchable(search)).toBe(false);
});
