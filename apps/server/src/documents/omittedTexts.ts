import { fieldLabel, fill, type Locale, type Omitted, type Text } from '@aval/contract';

import type { Omission } from '../extraction/Omission.ts';
import type { Quoted } from '../extraction/Quoted.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';
import { documentTexts } from './documentTexts.ts';
import { valueText } from './valueText.ts';

/** What was left out, and why, in both languages. */
export interface OmittedTexts extends Quoted {
  what: Text;
  reason: Text;
}

/** Describes what was left out of the facts. */
export function omittedTexts(omission: Omission, masterData: LoadedMasterData): OmittedTexts {
  const { quote, page, cell } = omission;
  return { ...textsOf(omission, masterData), quote, page, cell };
}

/** The description for a client. */
export function omittedIn(locale: Locale, { what, reason, quote, page, cell }: OmittedTexts): Omitted {
  return { what: what[locale], reason: reason[locale], quote, page, cell };
}

function textsOf(omission: Omission, masterData: LoadedMasterData): Pick<OmittedTexts, 'what' | 'reason'> {
  switch (omission.reason) {
    case 'noField': {
      const { name, value } = omission;
      return { what: fill(documentTexts.figure, { name, value }), reason: documentTexts.noField };
    }
    case 'earlierYear': {
      const { field, value, year, isKept } = omission;
      const words = { name: fieldLabel(field), value: valueText(field, value, masterData) };
      const reason = isKept ? documentTexts.keptAsHistory : documentTexts.earlierYear;
      return { what: fill(documentTexts.figure, words), reason: fill(reason, { year }) };
    }
    case 'otherCurrencyOfHistory': {
      const { name, currency } = omission;
      return { what: name, reason: fill(documentTexts.otherCurrency, { currency }) };
    }
    default: {
      const { field, currency } = omission;
      return { what: fieldLabel(field), reason: fill(documentTexts.otherCurrency, { currency }) };
    }
  }
}
