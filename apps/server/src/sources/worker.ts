import { parentPort } from 'node:worker_threads';

import { extractFacts } from '../extraction/extractFacts.ts';
import { type Passage, textOf } from '../extraction/passages.ts';
import { readFile } from './reading/readers.ts';
import { Unreadable } from './reading/Unreadable.ts';
import type { Outcome, ReadSource, Task } from './task.ts';

const mostCharacters = 2_000_000;

async function read(task: Task): Promise<ReadSource> {
  if (task.kind === 'page') {
    const { readPage } = await import('./reading/readPage.ts');
    const { passages, facts } = readPage(task.html, task.url, task.asOfYear);
    return { text: textOf(passages), facts, pages: 1 };
  }
  const passages = shortened(await readFile(task.extension, task.bytes));
  return { text: textOf(passages), facts: extractFacts(passages, task.asOfYear), pages: pagesOf(passages) };
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
