import type { Fact } from '../extraction/extractFacts.ts';
import type { Extension } from './reading/readers.ts';
import type { UnreadableReason } from './reading/Unreadable.ts';

/** What a reading thread is given: a file, or a page of the web. */
export type Task = { asOfYear: number } & (
  | { kind: 'file'; extension: Extension; bytes: Uint8Array }
  | { kind: 'page'; html: string; url: string }
);

/** The words of a source and the facts in them. */
export interface ReadSource {
  text: string;
  facts: Fact[];
  pages: number;
}

export type Outcome = ReadSource | { reason: UnreadableReason; detail: string };
