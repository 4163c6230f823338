import { describe, expect, it } from 'vitest';

import { jsonLength } from './jsonLength.ts';

describe('jsonLength', () => {
  it.each(['{}', '[]', 'null', '-1.5e+3', '"a\\u00e9\\n"', '{"a": [1, {"b": "c"}, true]}', ' [ ] \n'])(
    'reads all of %s',
    (json) => {
      expect(jsonLength(json)).toBe(json.length);
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
    expect(jsonLength(json)).toBe(place);
    expect(() => JSON.parse(json) as unknown).toThrow(SyntaxError);
  });
});
