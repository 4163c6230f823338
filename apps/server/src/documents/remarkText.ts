import { fill, type Text } from '@aval/contract';

import type { Remark } from '../extraction/Remark.ts';
import { fieldLabels } from '../processes/fieldLabels.ts';
import { documentTexts } from './documentTexts.ts';

/** Returns a sentence about what keeps a source, or a part of it, from being read with certainty. */
export function remarkText(remark: Remark, file: string): Text {
  switch (remark.kind) {
    case 'guessedLetters': {
      const { encoding, fields } = remark;
      const template = encoding === 'utf-8' ? documentTexts.damagedLetters : documentTexts.guessedLetters;
      return fill(template, { file, encoding, fields: fieldLabels(fields) });
    }
    default:
      return fill(documentTexts[remark.kind], { file });
  }
}
