import { composite, extra, part } from '../model/nodes.ts';
import { curve, logCurve, rating } from '../model/scale.ts';

/** Yearly revenue as a sign that customers buy. */
const traction = logCurve([0, 20], [10_000, 40], [100_000, 60], [1_000_000, 85], [10_000_000, 100]);
/** Ellis survey: 40 % of users very disappointed without the product marks fit. */
const survey = curve([0, 0], [20, 40], [40, 80], [60, 100]);

/** The later the stage, the more the customers' money says, and the less one's own words do. */
const moneyWeights = { early: 0.2, product: 0.3, grown: 0.4 };
const wordWeights = { early: 0.4, product: 0.35, grown: 0.3 };

/** Whether customers need it and like it. No market need is the first cause of failure. */
export const marketFit = composite('VPM_market_fit_score', [
  part(wordWeights, 'problem_relevance', rating),
  part(wordWeights, 'customer_feedback', rating),
  part(moneyWeights, 'annual_revenue', traction, { owed: true }),
  extra(0.4, 'very_disappointed_pct', survey),
]);
