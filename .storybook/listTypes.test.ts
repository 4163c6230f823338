import { expect, it } from 'vitest';

import { readableLists } from './listTypes.ts';

it('removes readonly from lists without changing positions', () => {
  const source = '  rows: readonly Row[];\n  names?: readonly string[] | undefined;\n';
  expect(readableLists(source)).toBe('  rows:          Row[];\n  names?:          string[] | undefined;\n');
});

it('leaves other code unchanged', () => {
  const source = '  seen: ReadonlySet<string>;\nconst rows: readonly Row[] = [];\n    readonly inner: Row[];\n';
  expect(readableLists(source)).toBe(source);
});
