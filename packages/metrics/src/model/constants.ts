/** Score of an unknown component: the lowest value that is still average. Sceptical, since silence is read as bad news. */
export const PRIOR = 40;
/** How far an estimate is trusted; a stated fact counts 1, an unknown 0. */
export const ESTIMATE_TRUST = 0.5;
/** Share of the weakest area in the investability score. */
export const WEAKEST_LINK = 0.2;
/** Below this coverage a startup with missing required inputs is not evaluated. */
export const MIN_COVERAGE = 0.5;
/** From this maturity on (MVP), a startup is expected to have revenue. */
export const REVENUE_EXPECTED_FROM = 0.5;
