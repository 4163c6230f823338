import type { Findings } from '../extraction/extractFacts.ts';
import type { Extension } from './reading/readers.ts';
import type { UnreadableReason } from './reading/Unreadable.ts';

/** The task of a reading thread: a file or a web page. */
export type Task = { asOfYear: number } & (
  | { kind: 'file'; extension: Extension; bytes: Uint8Array }
  | { kind: 'page'; html: string; url: string; guessed?: string | null | undefined }
);

/** The text of a source and what it states. */
export interface ReadSource extends Findings {
  text: string;
  pages: number;
  /** The label of its encoding if that is only guessed. */
  guessed: string | null;
}

export type Outcome = ReadSource | { reason: UnreadableReason; detail: string };
