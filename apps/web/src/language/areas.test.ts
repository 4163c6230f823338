import { describe, expect, it } from 'vitest';

import { type Area, areas, isInArea } from './areas.ts';

const all = Object.keys(areas) as Area[];
const partsOf = (file: string) => all.filter((area) => isInArea(area, file));

describe('the parts of the catalogue', () => {
  it.each([
    ['apps/web/src/routes/landing/Steps.tsx', ['landing']],
    ['packages/forms/src/accounts/SignInForm.tsx', ['account', 'work', 'admin']],
    ['apps/web/src/layout/navigation.ts', ['frame']],
    ['apps/web/src/routes/detail/ScoreCard.tsx', ['detail', 'work']],
    ['apps/web/src/routes/admin/users/EditUserDialog.tsx', ['admin']],
  ])('%s is in %j', (file, parts) => {
    expect(partsOf(file)).toEqual(parts);
  });

  it('all have what takes the place of a screen that fails', () => {
    expect(partsOf('apps/web/src/routes/RouteError.tsx')).toEqual(all);
  });
});
