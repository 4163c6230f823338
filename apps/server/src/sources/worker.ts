import { parentPort } from 'node:worker_threads';

import { type Findings, readFacts } from '../extraction/extractFacts.ts';
import { guessedLetters } from '../extraction/guessedLetters.ts';
import { type Passage, textOf } from '../extraction/layout/passages.ts';
import { readFile } from './reading/readers.ts';
import { Unreadable } from './reading/Unreadable.ts';
import type { Outcome, ReadSource, Task } from './task.ts';

/** The types whose files may have pictures in the place of text. */
const pictured: ReadonlySet<string> = new Set(['pdf', 'doc', 'docx', 'ppt', 'pptx']);
const mostCharacters = 2_000_000;

async function read(task: Task): Promise<ReadSource> {
  if (task.kind === 'page') {
    const { readPage } = await import('./reading/readPage.ts');
    const { passages, ...found } = readPage(task.html, task.url, task.asOfYear);
    return { text: textOf(passages), ...checked(found, task.guessed ?? null), pages: 1, guessed: task.guessed ?? null };
  }
  const { passages: all, guessed } = await readFile(task.extension, task.bytes);
  const passages = shortened(all);
  const found = checked(readFacts(passages, task.asOfYear), guessed);
  if (passages.every(({ text }) => text.trim() === ''))
    found.remarks.push({ kind: pictured.has(task.extension) ? 'scan' : 'empty' });
  return { text: textOf(passages), ...found, pages: pagesOf(passages), guessed };
}

/**
 * Marks what a guessed encoding leaves in doubt.
 *
 * @throws Unreadable when a table that states nothing about one startup is all there is.
 */
function checked(found: Findings, guessed: string | null): Findings {
  const { facts, remarks } = found;
  const reason = remarks.map(({ kind }) => kind).find((kind) => kind === 'severalStartups' || kind === 'headerOnly');
  if (reason && facts.length === 0) throw new Unreadable(reason);
  if (guessed === null) return found;
  const doubted = guessedLetters(facts, guessed);
  return { ...found, facts: doubted.facts, remarks: [...remarks, ...doubted.remarks] };
}

/** Limits very long sources to two million characters. */
function shortened(passages: readonly Passage[]): readonly Passage[] {
  let left = mostCharacters;
  return passages.filter(({ text }) => {
    left -= text.length;
    return left > 0;
  });
}

function pagesOf(passages: readonly Passage[]): number {
  return passages.reduce((most, { page }) => Math.max(most, page ?? 1), 0);
}

async function outcomeOf(task: Task): Promise<Outcome> {
  try {
    return await read(task);
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.reason, detail: error.message };
    return { reason: 'corrupt', detail: String(error) };
  }
}

parentPort?.on('message', (task: Task) => {
  void outcomeOf(task).then((outcome) => parentPort?.postMessage(outcome, []));
});
