import type { ScoreBand } from '@aval/metrics';

import type { Texts } from '../../texts/TextsContext.ts';

/**
 * Names of the score bands in a comparison. They differ from level names: a score of 52,5 is in the upper band, and its
 * level is low.
 */
export const bandNames = (texts: Texts): Record<ScoreBand, string> => ({
  'very-low': texts.classZero,
  low: texts.classLower,
  medium: texts.classMiddle,
  high: texts.classUpper,
  'very-high': texts.classTop,
});
