import type { StartupFieldId } from '@aval/contract';

import type { Standing } from './attribution/standing.ts';
import type { Passage } from './layout/passages.ts';
import type { OwnHost } from './names/hostNames.ts';
import type { Remarks } from './Remark.ts';

/** A value that a source seems to state. */
export interface Candidate {
  field: StartupFieldId;
  value: number | string;
  /** 0-100. */
  confidence: number;
  /** The text that states it. */
  quote: string;
  passage: Passage;
  cell: string | null;
  /** The year it refers to; null if none is stated. */
  year: number | null;
  /** Whether it refers to today or the last twelve months instead of a closed year. */
  isCurrent?: boolean | undefined;
  /** Whether it stands beside a later figure of the same row: it is only history. */
  isEarlier?: boolean;
  standing?: Standing | undefined;
  /** Whether it is a total, for example of all rounds instead of the last one. */
  isTotal?: boolean;
  /** How far the true value may be from the stated one: 1.2 million may be 1,140,000 to 1,260,000. */
  precision: number;
}

/** What is known about a source before its facts are extracted. */
export interface Source {
  language: 'en' | 'es';
  /** Folded names of the startup in the text. */
  names: readonly string[];
  /** Folded names of addressees, authors and investors. */
  others?: readonly string[];
  /** Hosts of its addresses, with that of a mail's sender. */
  hosts?: readonly OwnHost[];
  asOfYear: number;
  /** Folded words that occur in lower case in the text, so they are not names. */
  vocabulary: ReadonlySet<string>;
  /** Collects what is not read as a fact. */
  remarks?: Remarks;
}
