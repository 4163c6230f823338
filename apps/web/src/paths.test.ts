import { describe, expect, it } from 'vitest';

import { paths } from './paths.ts';

describe('paths', () => {
  it('puts the id of a startup into its address', () => {
    expect(paths.startup(7)).toBe('/startups/7');
  });
});
