import type { FieldValue } from '../wizardValues.ts';

interface TypedFigure {
  value: number | null;
  unreadText?: string;
}

/** The value of a figure field: a number, or an invalid text as typed. */
export function typedFigure(value: FieldValue): TypedFigure {
  if (typeof value === 'string') return { value: Number.NaN, unreadText: value };
  return { value: typeof value === 'number' ? value : null };
}
