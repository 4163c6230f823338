import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useNamedRow } from './useNamedRow.ts';

interface Given {
  rows: { id: number }[] | undefined;
  id: number | null;
}

const startup = { id: 7 };
const loading: Given = { rows: undefined, id: 7 };
const there: Given = { rows: [startup], id: 7 };

it('finds the row that an address names, and reports one that never existed', () => {
  const { result, rerender } = renderHook(({ rows, id }: Given) => useNamedRow(rows, id), { initialProps: loading });
  expect(result.current).toEqual({ row: undefined, isUnknown: false });
  rerender(there);
  expect(result.current).toEqual({ row: startup, isUnknown: false });
  rerender({ rows: [startup], id: 8 });
  expect(result.current).toEqual({ row: undefined, isUnknown: true });
  rerender({ rows: [startup], id: null });
  expect(result.current).toEqual({ row: undefined, isUnknown: false });
});

it('does not report a row as unknown when it is deleted while it is open', () => {
  const { result, rerender } = renderHook(({ rows, id }: Given) => useNamedRow(rows, id), { initialProps: there });
  rerender({ rows: [], id: 7 });
  expect(result.current).toEqual({ row: undefined, isUnknown: false });
});
