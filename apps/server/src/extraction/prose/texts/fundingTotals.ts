import type { Source } from '../../Candidate.ts';
import { mentionsIn } from '../../values/mentions.ts';
import { totalOf } from '../../values/totals.ts';
import { inField, noUnit } from '../../values/units.ts';
import { fold } from '../../words/fold.ts';
import type { TextFact } from './TextFact.ts';

/** Names of rounds and of those who give money, which the parts of what was raised have. */
const rounds =
  /\b(?:pre-?seed|seed|series [a-d]\b|rounds?|angels?|bridge|friends|grants?|equity|raised|serie [a-d]\b|rondas?|semilla|subvenci\w+|ayudas|prestamos?|enisa|cdti|capital|levantad\w+|captad\w+|inversores)/;
const sought =
  /\b(?:raising|seek\w*|looking|want\w*|plan\w*|will|ask\w*|need\w*|budget|valuation|revenues?|sales|busca\w*|pedimos|piden|solicita\w*|presupuest\w*|necesit\w*|valoracion|ventas|factur\w*|ingresos)\b/;

/** Extracts what was raised in all from a sentence that states the parts and their total: '200k seed + 1M grant = 1.2M'. */
export function fundingTotalIn(sentence: string, { language }: Pick<Source, 'language'>): TextFact[] {
  const folded = fold(sentence);
  if (!rounds.test(folded) || sought.test(folded)) return [];
  const total = totalOf(folded, mentionsIn(sentence, language));
  const value = total && inField('funding_raised', total, folded, noUnit, Infinity);
  return value === null ? [] : [{ field: 'funding_raised', value, confidence: 84, isTotal: true }];
}
