import { describe, expect, it } from 'vitest';

import { paths } from './paths.ts';

describe('paths', () => {
  it('inserts the id of a startup', () => {
    expect(paths.startup(7)).toBe('/startups/7');
  });
});
