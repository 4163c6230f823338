import type { FieldValue } from '../wizardValues.ts';

interface TypedFigure {
  value: number | null;
  unreadText?: string;
}

/** What a field for figures shows of a value: the number, or the text that is none as it was typed. */
export function typedFigure(value: FieldValue): TypedFigure {
  if (typeof value === 'string') return { value: Number.NaN, unreadText: value };
  return { value: typeof value === 'number' ? value : null };
}
