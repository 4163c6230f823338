import { utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';

import { type Passage, tableRow } from '../../extraction/layout/passages.ts';
import { Unreadable } from './Unreadable.ts';

const delimiters = [';', ',', '\t', '|'] as const;
const mostRows = 20_000;

/** The rows of a CSV file with cell addresses. The delimiter is the one that splits most lines into the same number. */
export function readCsv(text: string): Passage[] {
  const rows = parsed(text, delimiterOf(text));
  let table = 0;
  return rows.flatMap((row, index): Passage[] => {
    const cells = row.map((cell, column) => ({
      text: cell.replaceAll(/\s+/g, ' ').trim(),
      ref: utils.encode_cell({ r: index, c: column }),
    }));
    if (cells.some((cell) => cell.text)) return [tableRow(cells, null, table)];
    table += 1;
    return [];
  });
}

function parsed(text: string, delimiter: string, to = mostRows): string[][] {
  try {
    const options = { delimiter, relax_column_count: true, relax_quotes: true, bom: true, to, skip_empty_lines: false };
    return parse(text, options);
  } catch (error) {
    throw new Unreadable('corrupt', String(error));
  }
}

function delimiterOf(text: string): string {
  const scores = delimiters.map((delimiter) => {
    const widths = sample(text, delimiter).map((row) => row.length);
    const usual = Math.max(...widths, 1);
    const alike = widths.filter((width) => width === usual).length;
    return { delimiter, score: usual > 1 ? alike / Math.max(1, widths.length) + usual / 1000 : 0 };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function sample(text: string, delimiter: string): string[][] {
  return parsed(text, delimiter, 50).filter((row) => row.some((cell) => cell.trim()));
}
