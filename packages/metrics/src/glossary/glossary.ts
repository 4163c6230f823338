import type { MetricId } from '../metricIds.ts';
import { corporateEntries } from './corporateEntries.ts';
import { educationalEntries } from './educationalEntries.ts';
import { generalEntries } from './generalEntries.ts';
import type { GlossaryText } from './glossaryText.ts';

/** What each metric means: title, description, calculation and interpretation in both languages. */
export const glossary: Readonly<Record<MetricId, GlossaryText>> = {
  ...generalEntries,
  ...corporateEntries,
  ...educationalEntries,
};

/** The glossary entry of a metric. */
export function glossaryEntry(id: MetricId): GlossaryText {
  return glossary[id];
}
