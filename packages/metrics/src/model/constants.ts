/** Score of an unknown component: the lowest value that is still average. Sceptical, since silence is read as bad news. */
export const PRIOR = 40;
/** How much of an estimate counts as stated; a stated fact counts 1, an unknown 0. */
export const ESTIMATE_TRUST = 0.5;
/** An estimate is believed no more than this, whatever it is worked out from. */
export const ESTIMATE_RELIABILITY = 0.65;
/** Share of the weakest area in the investability score. */
export const WEAKEST_LINK = 0.2;
/** Below this coverage a startup with missing required inputs is not evaluated. */
export const MIN_COVERAGE = 0.5;
/** From this maturity on (MVP), a startup is expected to have revenue. */
export const REVENUE_EXPECTED_FROM = 0.5;
/** From this maturity on (growth), a startup has grown up: money facts exist, and are asked for. */
export const GROWN_FROM = 0.75;
