import { fieldLabel, fill, type Text } from '@aval/contract';
import { utcDay } from '@aval/metrics';

import type { FoundFacts } from '../extraction/FoundFacts.ts';
import { guessedLetters } from '../extraction/guessedLetters.ts';
import { ApiError } from '../http/ApiError.ts';
import { ModelFailed } from '../languageModel/languageModel.ts';
import { requestFacts } from '../languageModel/requestFacts.ts';
import { fieldLabels } from '../processes/fieldLabels.ts';
import { joinWords } from '../processes/Words.ts';
import { usualValues } from '../sanity/usualValues.ts';
import { withDoubts } from '../sanity/withDoubts.ts';
import type { Services } from '../services/Services.ts';
import type { ReadSource } from '../sources/task.ts';
import { documentTexts } from './documentTexts.ts';
import { remarkText } from './remarkText.ts';

/**
 * Finds the facts of a source: with the language model if configured; otherwise, if it fails, or
 * without any text, with the dictionary. Values that contradict each other or what is usual are marked as doubtful,
 * whoever found them.
 *
 * @throws ApiError AI_FAILED when the model failed and the dictionary is disabled.
 */
export async function findFacts(
  ctx: Services,
  source: ReadSource,
  name: string,
  signal?: AbortSignal,
): Promise<Required<FoundFacts>> {
  const remarks = source.remarks.map((remark) => remarkText(remark, name));
  const doubts = await comparison(ctx);
  const { unmapped, financials, omitted } = source;
  const byDictionary = {
    facts: [...withDoubts(source.facts, financials, doubts), ...source.disputed],
    financials,
    unmapped,
    omitted,
    log: dictionaryLog(source, name),
    warning: warningOf(remarks),
  };
  if (!ctx.languageModel || source.text.trim() === '') return byDictionary;
  try {
    const { output, log, leftOut } = await requestFacts(
      ctx.languageModel,
      source.text,
      ctx.masterData,
      ctx.now().getUTCFullYear(),
      signal,
    );
    const note = fill(documentTexts.leftOut, { fields: fieldLabels(leftOut) });
    const doubted = source.guessed === null ? { facts: output, remarks: [] } : guessedLetters(output, source.guessed);
    const found = new Set<string>(output.map(({ field }) => field));
    return {
      facts: withDoubts(doubted.facts, financials, doubts),
      financials,
      unmapped: unmapped.filter(({ value }) => !output.some(({ quote }) => quote.includes(value))),
      omitted: omitted.filter((one) => one.reason !== 'otherCurrency' || !found.has(one.field)),
      log: joinWords(leftOut.length > 0 ? [log, note] : [log], '\n'),
      warning: warningOf(doubted.remarks.map((remark) => remarkText(remark, name))),
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelFailed)) throw error;
    if (ctx.env.AVAL_LLM_ONLY) throw new ApiError('AI_FAILED', { details: error.reason });
    const warning = fill(documentTexts.byDictionaryInstead, { reason: error.reason, file: name });
    return {
      ...byDictionary,
      log: joinWords([error.log, byDictionary.log], '\n\n'),
      warning: warningOf([warning, ...remarks]),
    };
  }
}

/** What the values of a source are compared with. */
async function comparison({ db, masterData, now }: Services) {
  const asOf = utcDay(now());
  return { master: masterData.forEvaluation, usual: await usualValues(db), asOf };
}

function warningOf(sentences: readonly Text[]): Text | null {
  return sentences.length === 0 ? null : joinWords(sentences, '\n');
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
