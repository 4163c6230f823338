import { readFigure } from '@aval/metrics';

/**
 * Parses a typed figure with Spanish or English marks, with or without its unit; see `readFigure` of metrics.
 *
 * @param text Content of the field, e.g. '1.200.000', '12,5', '1,200.50', '-3 %', '3 M€', '25k'.
 * @param unit The unit of the field in either language: '€ / mes', 'M€', '%'; '' for a count.
 * @returns The number in that unit, null when the text is blank, NaN when it is not a number, is in another currency or
 *   unit, or has more digits than a double can represent.
 */
export function parseTypedNumber(text: string, unit = ''): number | null {
  const reading = readFigure(text, unit);
  if (reading.status === 'blank') return null;
  return reading.status === 'read' ? reading.value : Number.NaN;
}
