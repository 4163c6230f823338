import type { Fact } from '../extraction/extractFacts.ts';
import type { Extension } from './reading/readers.ts';
import type { UnreadableReason } from './reading/Unreadable.ts';

/** The task of a reading thread: a file or a web page. */
export type Task = { asOfYear: number } & (
  | { kind: 'file'; extension: Extension; bytes: Uint8Array }
  | { kind: 'page'; html: string; url: string }
);

/** The text of a source and the facts in it. */
export interface ReadSource {
  text: string;
  facts: Fact[];
  pages: number;
}

export type Outcome = ReadSource | { reason: UnreadableReason; detail: string };
