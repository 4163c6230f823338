import { composite, extra, part } from '../model/nodes.ts';
import { curve, logCurve, rating } from '../model/scale.ts';

/** Yearly revenue as a sign that customers buy. */
const traction = logCurve([0, 20], [10_000, 40], [100_000, 60], [1_000_000, 85], [10_000_000, 100]);
/** Ellis survey: 40 % of users very disappointed without the product marks fit. */
const survey = curve([0, 0], [20, 40], [40, 80], [60, 100]);

/** Whether customers need it and like it. No market need is the first cause of failure. */
export const marketFit = composite('VPM_market_fit_score', [
  part(0.4, 'problem_relevance', rating),
  part(0.4, 'customer_feedback', rating),
  part(0.2, 'annual_revenue', traction, { whenUnknown: 20 }),
  extra(0.4, 'very_disappointed_pct', survey),
]);
