import type { Text } from './text.ts';

interface Figure {
  kind: string;
  unit?: Text;
  max?: number;
}

/** What a figure of a field may state as its unit: '€ / month', '%', and '/ 5' for a rating; empty for a count. */
export function figureUnit({ kind, unit, max }: Figure): Text {
  if ((kind === 'rating' || kind === 'unit') && max !== undefined) return { en: `/ ${max}`, es: `/ ${max}` };
  return unit ?? { en: '', es: '' };
}
