import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { isExtension } from '../../apps/server/src/sources/reading/readers.ts';
import type { Task } from '../../apps/server/src/sources/task.ts';
import { type CorpusName, corpora } from './corpora.ts';
import { generateDocument } from './generated/generateDocument.ts';
import type { Part } from './generated/Parts.ts';
import type { Truth } from './Truth.ts';
import { sample } from './truths.ts';

/** The written sets, and the two parts of the generated documents. */
export const setNames = [
  'documents',
  'holdout',
  'fresh',
  'unseen',
  'everyday',
  'mixed',
  'further',
  'generated-seen',
  'generated-held-out',
] as const satisfies readonly (CorpusName | `generated-${string}`)[];
export type SetName = (typeof setNames)[number];

export interface MeasuredDocument {
  file: string;
  bytes: Uint8Array;
  truth: Truth;
  /** The layout, format and style of amounts of a generated document. */
  traits: readonly string[];
}

export interface SetOptions {
  isSample: boolean;
  /** Number of generated documents. */
  count: number;
  /** The seed of the first generated document; the others follow. */
  seed: number;
}

const generatedParts = { 'generated-seen': 'seen', 'generated-held-out': 'heldOut' } as const satisfies Partial<
  Record<SetName, Part>
>;

export function isGenerated(name: SetName): name is keyof typeof generatedParts {
  return name in generatedParts;
}

export function documentsOf(name: SetName, { isSample, count, seed }: SetOptions): MeasuredDocument[] {
  if (isGenerated(name)) {
    const part = generatedParts[name];
    return Array.from({ length: count }, (_, index) => {
      const { file, bytes, truth, layout, format, style } = generateDocument(part, seed + index);
      return { file, bytes, truth, traits: [`layout: ${layout}`, `format: ${format}`, `amounts: ${style}`] };
    });
  }
  const { folder, truths } = corpora[name];
  return Object.entries<Truth>(truths)
    .filter(([file]) => !isSample || sample.includes(file))
    .map(([file, truth]) => ({
      file,
      bytes: readFileSync(join(import.meta.dirname, folder, file)),
      truth,
      traits: [],
    }));
}

/** The year in which the documents were written. */
const asOfYear = 2026;

/** What the product is asked to read: the file as it is uploaded, or the page as it is scraped. */
export function taskOf({ file, bytes, truth }: MeasuredDocument): Task {
  if (truth.url !== undefined) {
    return { kind: 'page', html: new TextDecoder().decode(bytes), url: truth.url, asOfYear };
  }
  const extension = extname(file).slice(1);
  if (!isExtension(extension)) throw new RangeError(`taskOf: the product does not read '${file}'.`);
  return { kind: 'file', extension, bytes, asOfYear };
}
