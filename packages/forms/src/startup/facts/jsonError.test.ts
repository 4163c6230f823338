import { describe, expect, it } from 'vitest';

import { jsonError } from './jsonError.ts';

describe('jsonError', () => {
  it.each(['{}', '[]', 'null', '-1.5e+3', '"a\\u00e9\\n"', '{"a": [1, {"b": "c"}, true]}', ' [ ] \n'])(
    'finds nothing wrong in %s',
    (json) => {
      expect(jsonError(json)).toBeNull();
    },
  );

  it.each([
    ['{"a": [,]}', 7],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['[1 2]', 3],
    ['{"a": 1,}', 8],
    ['[01]', 2],
    ['"open', 0],
    ['{} {}', 3],
    ['', 0],
    ['{"a": "x', 6],
  ])('stops in %s at the place that is wrong', (json, place) => {
    expect(jsonError(json)).toEqual({ line: 1, column: place + 1 });
    expect(() => JSON.parse(json) as unknown).toThrow(SyntaxError);
  });

  it('stops at a nesting that is too deep to parse', () => {
    const error = jsonError('['.repeat(100_000));
    expect(error?.line).toBe(1);
    expect(error?.column).toBeGreaterThan(1000);
  });
});
