import type { MetricId } from '../metricIds.ts';
import { corporateEntries } from './corporateEntries.ts';
import { educationalEntries } from './educationalEntries.ts';
import { generalEntries } from './generalEntries.ts';
import type { GlossaryText } from './glossaryText.ts';

/**
 * What each of the 56 metrics means: title, description, calculation and interpretation in both languages. Where a
 * benchmark differs by lens the interpretation names each; as numbers `metricVerdict` has them.
 */
export const glossary: Readonly<Record<MetricId, GlossaryText>> = {
  ...generalEntries,
  ...corporateEntries,
  ...educationalEntries,
};

/**
 * The glossary entry of a metric.
 *
 * @param id Any of the 56 metrics, the level included.
 * @throws RangeError for an unknown metric.
 */
export function glossaryEntry(id: MetricId): GlossaryText {
  if (!Object.hasOwn(glossary, id)) throw new RangeError(`glossaryEntry: '${id}' is not a metric.`);
  return glossary[id];
}
