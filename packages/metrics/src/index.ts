export { avatarColor, avatarColorCount } from './avatar/avatarColor.ts';
export { initials } from './avatar/initials.ts';
export { clampScore } from './bands/clampScore.ts';
export { investabilityBand, type InvestabilityBand } from './bands/investabilityBand.ts';
export { levelOf, levelThresholds } from './bands/levelOf.ts';
export { levelTone, type LevelTone } from './bands/levelTone.ts';
export { scoreBand, type ScoreBand } from './bands/scoreBand.ts';
export { type DateLike, formatDate, formatDateTime, formatShortDate } from './format/formatDate.ts';
export { formatMoney } from './format/formatMoney.ts';
export { formatNumber, NOT_AVAILABLE } from './format/formatNumber.ts';
export { formatPercent } from './format/formatPercent.ts';
export { formatScore } from './format/formatScore.ts';
export { evaluatedFields, type EvaluatedField, type InputDomain, inputDomains } from './inputs/inputDomains.ts';
export { type MetricId, metricIds, type NumericMetricId } from './metricIds.ts';
export { MODEL_VERSION } from './modelVersion.ts';
export { roundTo } from './rounding.ts';
export {
  type AreaId,
  type Calculation,
  type ClassificationField,
  type CorporateFacts,
  type EducationalFacts,
  type Evaluation,
  type EvaluationOptions,
  type FinancialFacts,
  type FinancingTypeRow,
  type Lens,
  type Level,
  type Locale,
  type Localized,
  type MarketSizeRow,
  type MasterData,
  type MasterRow,
  type MetricGroup,
  type MetricValues,
  type Recommendation,
  type RecommendationGroup,
  recommendationGroups,
  type ScoreRange,
  type StartupFacts,
  type TeamFacts,
  type ValuePropositionFacts,
  type Warning,
} from './types.ts';
