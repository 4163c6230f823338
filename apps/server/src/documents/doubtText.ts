import { fill, type StartupFieldId, type Text } from '@aval/contract';

import type { Doubt } from '../extraction/Doubt.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';
import { documentTexts } from './documentTexts.ts';
import { valueText } from './valueText.ts';

/** Returns why a value is in doubt, as a sentence. */
export function doubtText(doubt: Doubt, field: StartupFieldId, masterData: LoadedMasterData): Text {
  switch (doubt.kind) {
    case 'contradiction':
      return doubt.message;
    case 'otherValue':
      return fill(documentTexts.otherValue, { value: valueText(field, doubt.value, masterData) });
    default: {
      const { low, high } = doubt;
      const [least, most] = [low, high].map((bound) => valueText(field, bound, masterData));
      return fill(documentTexts.unusual, { low: least ?? '', high: most ?? '' });
    }
  }
}
