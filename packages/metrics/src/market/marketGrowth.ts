import { composite, part } from '../model/nodes.ts';
import { curve } from '../model/scale.ts';

/** Whether the market is growing, from its yearly growth in per cent. */
export const marketGrowth = composite('MEM_market_growth_score', [
  part(1, 'market_growth_rate', curve([0, 20], [5, 40], [10, 55], [20, 75], [40, 100])),
]);
