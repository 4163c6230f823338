import { escapeFormulas } from '@aval/metrics';

import type { ChartTableData } from '../ChartTable.tsx';

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const figure = /^[+−-]?\d[\d.,]*(?:\s?[%€])?$/;

/** Programs accept only the ASCII hyphen as a minus sign. */
const harmless = (text: string): string => (figure.test(text) ? text.replace('−', '-') : escapeFormulas(text));

/**
 * A table as comma-separated values (RFC 4180): figures as printed except for an ASCII minus, fields with a comma
 * quoted, and formulas escaped.
 */
export function tableCsv({ columns, rows }: ChartTableData): string {
  const lines = [columns.map(({ label }) => label), ...rows.map(({ cells }) => cells)];
  return lines.map((line) => `${line.map((text) => quoted(harmless(text))).join(',')}\r\n`).join('');
}
