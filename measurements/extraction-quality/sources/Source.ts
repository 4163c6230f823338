/** A cell of a sheet; a share shows as a percentage. */
export type Cell = string | number | { share: number };

export interface Slide {
  title: string;
  lines?: readonly string[];
  table?: readonly (readonly string[])[];
}

/** What a document is made of: the office suite makes the file that the name ends in. */
export type Content =
  | { html: string }
  | { slides: readonly Slide[] }
  | { sheets: Readonly<Record<string, readonly (readonly Cell[])[]>> }
  | { text: string; encoding?: 'utf8' | 'latin1' };

/** Documents by file name. */
export type Sources = Readonly<Record<string, Content>>;
