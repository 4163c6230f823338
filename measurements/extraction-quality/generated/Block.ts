/** A cell of a table; where a sheet has a number instead of a text, `text` is how it is displayed. */
export interface Cell {
  text: string;
  number?: number;
  /** Whether the number is a share, displayed as a percentage. */
  isShare?: boolean;
}

export interface Pair {
  label: string;
  cell: Cell;
}

/** How a page marks up labels and values. */
export type PairMarkup = 'definitions' | 'strong' | 'cards' | 'table';

/** A part of a document before it has a format. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'lines'; lines: readonly string[]; isList?: boolean }
  | { kind: 'table'; rows: readonly (readonly Cell[])[] }
  | { kind: 'pairs'; pairs: readonly Pair[]; markup: PairMarkup };

export const textCell = (text: string): Cell => ({ text });

/** The text of blocks, a line for each line, row or pair. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'lines':
      return block.lines.join('\n');
    case 'table':
      return block.rows.map((row) => row.map(({ text }) => text).join('\t')).join('\n');
    default:
      return block.pairs.map(({ label, cell }) => `${label}\t${cell.text}`).join('\n');
  }
}
