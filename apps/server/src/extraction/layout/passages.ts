/** A table cell, with its address if the file has addresses (`Plan!B4`). */
export interface Cell {
  text: string;
  ref: string | null;
}

/** A unit of a source: a paragraph, a heading, or a table row. */
export interface Passage {
  /** The original text; the cells of a row are joined by tabs. */
  text: string;
  /** Page or slide from 1; null where the source has none. */
  page: number | null;
  /** The row's cells; null for running text. */
  cells: Cell[] | null;
  /** Rows of one table share a number; null for running text. */
  table: number | null;
  isHeading: boolean;
  /** Whether there is an empty line above it; false for table rows, and where the source does not show empty lines. */
  isApart: boolean;
}

export function paragraph(text: string, page: number | null, isHeading = false, isApart = false): Passage {
  return { text, page, cells: null, table: null, isHeading, isApart };
}

export function tableRow(cells: readonly Cell[], page: number | null, table: number): Passage {
  return {
    text: cells.map(({ text }) => text).join('\t'),
    page,
    cells: [...cells],
    table,
    isHeading: false,
    isApart: false,
  };
}

/** Joins the passages of a source, one per line, with an empty line between pages. */
export function textOf(passages: readonly Passage[]): string {
  return passages
    .map(({ text, page }, index) => (index > 0 && passages[index - 1]?.page !== page ? `\n${text}` : text))
    .join('\n');
}
