import { escapeFormulas } from '../../../escapeFormulas.ts';
import type { ChartTableData } from '../ChartTable.tsx';

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const figure = /^[+−-]?\d[\d.,]*(?:\s?[%€])?$/;

/** Programs read the hyphen of a keyboard as a minus, and no other. */
const harmless = (text: string): string => (figure.test(text) ? text.replace('−', '-') : escapeFormulas(text));

/**
 * A table as comma-separated values (RFC 4180): figures as they are printed but for their minus, quoted where they hold a
 * comma, and text that would run as a formula made harmless.
 */
export function tableCsv({ columns, rows }: ChartTableData): string {
  const lines = [columns.map(({ label }) => label), ...rows.map(({ cells }) => cells)];
  return lines.map((line) => `${line.map((text) => quoted(harmless(text))).join(',')}\r\n`).join('');
}
