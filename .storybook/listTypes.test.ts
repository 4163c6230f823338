import { expect, it } from 'vitest';

import { readableLists } from './listTypes.ts';

it('hides from the reader of types that a list is readonly, and moves nothing', () => {
  const source = '  rows: readonly Row[];\n  names?: readonly string[] | undefined;\n';
  expect(readableLists(source)).toBe('  rows:          Row[];\n  names?:          string[] | undefined;\n');
});

it('leaves everything else as it is', () => {
  const source = '  seen: ReadonlySet<string>;\nconst rows: readonly Row[] = [];\n    readonly inner: Row[];\n';
  expect(readableLists(source)).toBe(source);
});
