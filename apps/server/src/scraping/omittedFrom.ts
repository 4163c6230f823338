import { fieldLabel, fill, type Text } from '@aval/contract';

import { documentTexts } from '../documents/documentTexts.ts';
import { doubtText } from '../documents/doubtText.ts';
import { type OmittedTexts, omittedTexts } from '../documents/omittedTexts.ts';
import { valueText } from '../documents/valueText.ts';
import type { Fact } from '../extraction/extractFacts.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';
import type { ScrapedStartup } from './scrapedStartup.ts';
import type { ScrapedPage } from './scrapePage.ts';

/** What a page states and was not stored: values in doubt, what the reader left out, and values of unknown labels. */
export function omittedFrom(
  { omitted, unmapped }: Pick<ScrapedPage, 'omitted' | 'unmapped'>,
  { doubtful }: Pick<ScrapedStartup, 'doubtful'>,
  masterData: LoadedMasterData,
): OmittedTexts[] {
  return [
    ...doubtful.map(({ field, value, quote, page, cell, ...fact }) => ({
      what: fill(documentTexts.figure, { name: fieldLabel(field), value: valueText(field, value, masterData) }),
      reason: reasonOf({ field, ...fact }, masterData),
      quote,
      page,
      cell,
    })),
    ...omitted.map((one) => omittedTexts(one, masterData)),
    ...unmapped.map(({ name, value, quote, page, cell }) => ({
      what: fill(documentTexts.figure, { name, value }),
      reason: documentTexts.noField,
      quote,
      page,
      cell,
    })),
  ];
}

function reasonOf(
  { doubt, field, confidence }: Pick<Fact, 'doubt' | 'field' | 'confidence'>,
  masterData: LoadedMasterData,
): Text {
  if (!doubt) return fill(documentTexts.unsure, { confidence });
  return fill(documentTexts.inDoubt, { doubt: doubtText(doubt, field, masterData) });
}
