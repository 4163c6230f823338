import { expect, test } from 'vitest';

import { financingIn } from './financing.ts';

const [ownMeans, grants, angels, ventureCapital] = [1, 2, 3, 4];

test.each([
  ['It has raised €3.4 million, mainly from venture capital funds.', ventureCapital],
  ['Raised €5.6m, of which €0.6m grants; the rest comes from venture capital.', ventureCapital],
  ['Llevamos levantados 480.000 euros, casi todo de business angels.', angels],
  ['Financed by public grants so far', grants],
  ['Ha crecido con recursos propios.', ownMeans],
  ['We have raised €5m from business angels and two funds.', undefined],
  ['They raised €550,000, half of it from grants.', undefined],
  ['The fund invests in venture capital and grants.', undefined],
  ['Angels sell the product.', undefined],
])('%s', (sentence, kind) => {
  expect(financingIn(sentence)[0]?.value).toBe(kind);
});
