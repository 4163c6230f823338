import { fieldLabel, fill, type Text } from '@aval/contract';

import type { FoundFacts } from '../extraction/FoundFacts.ts';
import { ApiError } from '../http/ApiError.ts';
import { askForFacts } from '../languageModel/askForFacts.ts';
import { ModelFailed } from '../languageModel/languageModel.ts';
import { fieldLabels } from '../processes/fieldLabels.ts';
import { joinWords } from '../processes/Words.ts';
import type { Services } from '../services/Services.ts';
import type { ReadSource } from '../sources/task.ts';
import { documentTexts } from './documentTexts.ts';

/**
 * Finds the facts of a source: with the language model if configured; otherwise, or if it fails,
 * with the dictionary.
 *
 * @throws ApiError AI_FAILED when the model failed and the dictionary is disabled.
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
    const { answer, log, leftOut } = await askForFacts(
      ctx.languageModel,
      source.text,
      ctx.masterData,
      ctx.now().getUTCFullYear(),
      signal,
    );
    const note = fill(documentTexts.leftOut, { fields: fieldLabels(leftOut) });
    return { facts: answer, log: joinWords(leftOut.length > 0 ? [log, note] : [log], '\n'), warning: null };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelFailed)) throw error;
    if (ctx.env.AVAL_LLM_ONLY) throw new ApiError('AI_FAILED', { details: error.reason });
    const warning = fill(documentTexts.byDictionaryInstead, { reason: error.reason, file: name });
    return { ...byDictionary, log: joinWords([error.log, byDictionary.log], '\n\n'), warning };
  }
}

function dictionaryLog({ facts, pages, text }: ReadSource, name: string): Text {
  const lines = facts.map(({ field, value, confidence, page, cell, quote }) => {
    const onPage = page === null ? [] : [fill(documentTexts.page, { page })];
    const place = joinWords([`${confidence} %`, ...(cell === null ? onPage : [cell])], ', ');
    return joinWords([fieldLabel(field), ` = ${value} (`, place, `): ${quote.replaceAll(/\s+/g, ' ')}`], '');
  });
  const counts = { file: name, pages, characters: text.length, facts: facts.length };
  return joinWords([fill(documentTexts.byDictionary, counts), ...lines], '\n');
}
