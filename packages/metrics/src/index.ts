export { avatarColor } from './avatar/avatarColor.ts';
export { initials } from './avatar/initials.ts';
export { clampScore } from './bands/clampScore.ts';
export { investabilityBand, type InvestabilityBand } from './bands/investabilityBand.ts';
export { levelOf, levelThresholds } from './bands/levelOf.ts';
export { levelTone, type LevelTone } from './bands/levelTone.ts';
export { scoreBand, type ScoreBand } from './bands/scoreBand.ts';
export {
  type Contradiction,
  type ContradictionAnswer,
  type ExaminedFacts,
  type FittingRange,
  type Severity,
} from './contradictions/Contradiction.ts';
export { contradictions } from './contradictions/contradictions.ts';
export { startOfYear } from './dates/startOfYear.ts';
export { utcDay } from './dates/utcDay.ts';
export { type Cap, type CapReason } from './caps.ts';
export { ageingOf } from './evidence/ageingOf.ts';
export { believed } from './evidence/believed.ts';
export { type EvidenceField, evidenceFields } from './evidence/evidenceFields.ts';
export { type EvidenceKind, evidenceKinds, evidenceWorth, type EvidenceWorth } from './evidence/evidenceKinds.ts';
export { factAge, type FactAge, type FactAgeState } from './evidence/factAge.ts';
export { factsToConfirm, type FactToConfirm } from './evidence/factsToConfirm.ts';
export { type FactReliability, reliabilities, type ReliabilityOptions } from './evidence/reliabilities.ts';
export { extraLimits, type ExtraPath } from './facts/extraLimits.ts';
export { type Currency, euro, otherCurrencies } from './figures/currencies.ts';
export { type FigureUnit, type Period } from './figures/FigureUnit.ts';
export { otherCurrencyIn } from './figures/otherCurrencyIn.ts';
export { type FigureReading, readFigure } from './figures/readFigure.ts';
export { readNumeral } from './figures/readNumeral.ts';
export { unitOf } from './figures/unitOf.ts';
export { escapeFormulas } from './format/escapeFormulas.ts';
export { formatChange } from './format/formatChange.ts';
export {
  type DateLike,
  formatClock,
  formatDate,
  formatDateTime,
  formatMonth,
  formatShortDate,
  timeZoneName,
} from './format/formatDate.ts';
export { formatMoney } from './format/formatMoney.ts';
export { formatNumber, NOT_AVAILABLE } from './format/formatNumber.ts';
export { formatPercent } from './format/formatPercent.ts';
export { formatScore } from './format/formatScore.ts';
export { evaluatedFields, type EvaluatedField, type InputDomain, inputDomains } from './inputs/inputDomains.ts';
export { type MetricId, metricIds, type NumericMetricId } from './metricIds.ts';
export { MODEL_VERSION } from './modelVersion.ts';
export { roundTo } from './rounding.ts';
export { scoreChange } from './scoreChange.ts';
export type { Evaluation, EvaluationOptions } from './Evaluation.ts';
export {
  type AreaGroup,
  type AreaId,
  type Calculation,
  type ClampedInput,
  type ClassificationField,
  type CorporateFacts,
  type EducationalFacts,
  type FactEvidence,
  type FinancialFacts,
  type FinancingTypeRow,
  type Lens,
  type LensEvaluation,
  type LensScore,
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
  type ScoreCap,
  type ScoreRange,
  type StartupFacts,
  type TeamFacts,
  type ValuePropositionFacts,
} from './types.ts';
export { levelName } from './bands/levelName.ts';
export { calculate, evaluate, type Figures, generalRecommendations, likelyRange } from './evaluate.ts';
export { type Benchmarks, benchmarks } from './financial/benchmarks.ts';
export { ltvToCac } from './financial/ltvToCac.ts';
export { formatPlain } from './format/formatPlain.ts';
export { glossary, glossaryEntry } from './glossary/glossary.ts';
export { type GlossaryText } from './glossary/glossaryText.ts';
export { isUnverified } from './bands/isUnverified.ts';
export { requiredInputs } from './inputs/requiredInputs.ts';
export { type Area, areas } from './investability.ts';
export { recommendationTexts } from './recommendations/recommendationTexts.ts';
export { formatMetric } from './registry/formatMetric.ts';
export { type Direction, type MetricFormat } from './registry/metricFormat.ts';
export { isMetricId, type Metric, metricById, type MetricPart, metrics } from './registry/metrics.ts';
export { type Benchmark, type MetricVerdict, metricVerdict } from './registry/metricVerdict.ts';
export {
  correlationBand,
  type CorrelationBand,
  type CorrelationItem,
  correlationOf,
  dashboardCorrelation,
  type DashboardCorrelation,
} from './views/correlation.ts';
export { radarSeries, type RadarAxis, type RadarSeries } from './views/radarSeries.ts';
export {
  heatmapBand,
  type HeatmapBand,
  type HeatmapCell,
  type HeatmapGroup,
  riskHeatmap,
} from './views/riskHeatmap.ts';
export { type CurvePoint, pointsCurve } from './views/pointsCurve.ts';
export { roundByLargestRemainder } from './views/roundByLargestRemainder.ts';
export { areaCoverage } from './views/areaCoverage.ts';
export { type Contribution, scoreContributions } from './views/scoreContributions.ts';
export { scoreUnder } from './views/scoreUnder.ts';
export { areasOf, type AreaScores } from './comparison/areasOf.ts';
export { chartPoints, type ChartPoint, type DatedValues } from './comparison/chartPoints.ts';
export { type ComparisonMark, comparisonMarks, type ComparisonMode } from './comparison/comparisonMarks.ts';
export {
  type IndustryAggregate,
  industryAggregate,
  type IndustryFigure,
  type IndustryFigureId,
  type IndustryMember,
} from './comparison/industryAggregate.ts';
export { LEAST_PEERS, percentile, type Percentile } from './comparison/percentile.ts';
export {
  correlationHue,
  portfolioBand,
  type PortfolioBand,
  portfolioCorrelation,
  portfolioSimilarity,
} from './comparison/portfolioCorrelation.ts';
export { quartilePlace, type QuartilePlace, quartilePlaces } from './comparison/quartilePlace.ts';
export { LEAST_FOR_QUARTILES, quartiles, type Quartiles } from './comparison/quartiles.ts';
export { rankStability, type StabilityOptions } from './comparison/rankStability.ts';
export { valueClass } from './comparison/valueClass.ts';
export { type CalculationSnapshot, difference, type Difference, type DifferenceStep } from './explain/difference.ts';
export { explain, type ExplainedPart, type ExplainedStatus, type Explanation } from './explain/explain.ts';
export { type LevelChange, nextLevel, type NextLevel } from './explain/nextLevel.ts';
export { openQuestions, sensitivity, type SensitivityEnd, type SensitivityRow } from './explain/sensitivity.ts';
export { sourceLabel } from './explain/sourceLabels.ts';
export { whatIf, type WhatIf } from './explain/whatIf.ts';
export { type SourceId } from './model/sources.ts';
export { recommendationPatch } from './recommendations/recommendationPatch.ts';
export { recommendations } from './recommendations/recommendations.ts';
export { type Reading, type ReadingBand, readingBands } from './registry/readingBands.ts';
export { references } from './registry/references.ts';
export { ltvCacEntry, ltvCacVerdict } from './registry/ltvCac.ts';
export { type UnitLimit, unitLimits } from './registry/unitLimits.ts';
export type { Dealbreaker, Thesis } from './thesis/Thesis.ts';
