import { fundingRules } from './rules/fundingRules.ts';
import { marketRules } from './rules/marketRules.ts';
import { productRules } from './rules/productRules.ts';
import type { ProseRule } from './rules/ProseRule.ts';
import { teamRules } from './rules/teamRules.ts';
import { tradingRules } from './rules/tradingRules.ts';

/** The rules that extract figures from sentences, for every field. */
export const proseRules: readonly ProseRule[] = [
  ...teamRules,
  ...marketRules,
  ...tradingRules,
  ...fundingRules,
  ...productRules,
];
