import type { StartupFieldId, Text } from '@aval/contract';

/** What keeps a source, or a part of it, from being read as facts, or with certainty. */
export type Remark =
  /** A table of several startups, none of which is the one that the source is about. */
  | { kind: 'severalStartups' }
  /** A table with a header and no rows. */
  | { kind: 'headerOnly' }
  /** A document of pictures without text. */
  | { kind: 'scan' }
  /** A file without any text. */
  | { kind: 'empty' }
  /** Values with letters of an encoding that is only guessed. */
  | { kind: 'guessedLetters'; encoding: string; fields: StartupFieldId[] };

/** Collects remarks while a source is read. */
export interface Remarks {
  /** The fields whose amount is in another currency than the euro. */
  currencies: Map<StartupFieldId, { currency: Text; quote: string }>;
  tables: Set<'severalStartups' | 'headerOnly'>;
}

export function noRemarks(): Remarks {
  return { currencies: new Map(), tables: new Set() };
}
