import type { ScoreBand } from '@aval/metrics';

import type { Words } from '../../words/WordsContext.ts';

/**
 * Names of the score bands in a comparison. They differ from level names: a score of 52,5 is in the upper band, and its
 * level is low.
 */
export const bandNames = (words: Words): Record<ScoreBand, string> => ({
  'very-low': words.classZero,
  low: words.classLower,
  medium: words.classMiddle,
  high: words.classUpper,
  'very-high': words.classTop,
});
