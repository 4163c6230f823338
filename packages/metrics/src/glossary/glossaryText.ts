import type { Localized } from '../types.ts';

/** What a metric means, in both languages. */
export interface GlossaryText {
  title: Localized;
  description: Localized;
  calculation: Localized;
  interpretation: Localized;
}
