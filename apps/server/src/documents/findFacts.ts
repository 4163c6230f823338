import { fill, type Text } from '@aval/contract';

import type { Fact } from '../extraction/extractFacts.ts';
import { CallError } from '../http/CallError.ts';
import { askForFacts } from '../languageModel/askForFacts.ts';
import { ModelFailed } from '../languageModel/languageModel.ts';
import type { Services } from '../services.ts';
import type { ReadSource } from '../sources/task.ts';
import { documentTexts } from './documentTexts.ts';

export interface FoundFacts {
  facts: Fact[];
  /** How they were found. */
  log: string;
  /** The language model failed, and the dictionary read instead. */
  warning: Text | null;
}

/**
 * The facts of a source and how they were found: by the language model where one is configured, else, and where it fails,
 * by the dictionary.
 *
 * @throws CallError AI_FAILED when the model failed and the dictionary is switched off.
 */
export async function findFacts(
  ctx: Services,
  source: ReadSource,
  name: string,
  signal?: AbortSignal,
): Promise<FoundFacts> {
  const byDictionary = { facts: source.facts, log: dictionaryLog(source, name), warning: null };
  if (!ctx.languageModel) return byDictionary;
  try {
    const { answer, log } = await askForFacts(
      ctx.languageModel,
      source.text,
      ctx.masterData,
      ctx.now().getUTCFullYear(),
      signal,
    );
    return { facts: answer, log, warning: null };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelFailed)) throw error;
    if (ctx.env.AVAL_LLM_ONLY) throw new CallError('AI_FAILED', { details: error.reason });
    const warning = fill(documentTexts.byDictionaryInstead, { reason: error.reason, file: name });
    return { ...byDictionary, log: `${error.log}\n\n${byDictionary.log}`, warning };
  }
}

function dictionaryLog({ facts, pages, text }: ReadSource, name: string): string {
  const lines = facts.map(({ field, value, confidence, page, cell, quote }) => {
    const place = cell ?? (page === null ? '' : `page ${page}`);
    return `${field} = ${value} (${confidence} %${place && `, ${place}`}): ${quote.replaceAll(/\s+/g, ' ')}`;
  });
  return [
    `Built-in dictionary, English and Spanish. ${name}: ${pages} pages, ${text.length} characters, ${facts.length} facts.`,
    ...lines,
  ].join('\n');
}
