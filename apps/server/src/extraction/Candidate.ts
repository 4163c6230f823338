import type { StartupFieldId } from '@aval/contract';

import type { Passage } from './passages.ts';
import type { Standing } from './standing.ts';

/** A value that a source seems to state. */
export interface Candidate {
  field: StartupFieldId;
  value: number | string;
  /** 0-100. */
  confidence: number;
  /** The words that say so. */
  quote: string;
  passage: Passage;
  cell: string | null;
  /** The year it is said of; null for the present. */
  year: number | null;
  /** Said of today or of the last twelve months, where others may be of a closed year. */
  isCurrent?: boolean | undefined;
  standing?: Standing | undefined;
  /** Said of the whole, where others may be said of a part: all rounds, not the last one. */
  isTotal?: boolean;
  /** Half a unit of the last digit stated: 1.2 million may be 1,150,000 to 1,250,000. */
  precision: number;
}

/** What is known of a source before its facts are read. */
export interface Source {
  language: 'en' | 'es';
  /** Folded names by which the startup is called in the text. */
  names: readonly string[];
  /** Folded names of those whom the text is for, who wrote it or who invests. */
  others?: readonly string[];
  asOfYear: number;
  /** Folded words that the text writes in small letters: none of them is a name. */
  vocabulary: ReadonlySet<string>;
}
