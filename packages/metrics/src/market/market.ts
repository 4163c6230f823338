import { composite, part } from '../model/nodes.ts';

/** The market area in one number. */
export const market = composite('MEM_global_market_score', [
  part(0.35, 'MEM_market_size_score'),
  part(0.25, 'MEM_market_growth_score'),
  part(0.25, 'MEM_competition_score'),
  part(0.15, 'MEM_entry_barriers_score'),
]);
