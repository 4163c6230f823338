import type { Cap } from './caps.ts';
import type { EvidenceField } from './evidence/evidenceFields.ts';
import type { EvidenceKind } from './evidence/evidenceKinds.ts';
import type { EvaluatedField } from './inputs/inputDomains.ts';
import type { MetricId, NumericMetricId } from './metricIds.ts';

export type Locale = 'en' | 'es';
/** A text in both languages. */
export interface Localized {
  en: string;
  es: string;
}

export type Lens = 'general' | 'corporate' | 'educational';
/** The first letters of a metric id, after the lens: investability, value proposition, financial, market, team. */
export type MetricGroup = 'IE' | 'VPM' | 'FEM' | 'MEM' | 'TRM';
/** Those of the four areas. */
export type AreaGroup = Exclude<MetricGroup, 'IE'>;
export type AreaId = 'value' | 'financial' | 'market' | 'team';
export type Level = 'high' | 'medium' | 'low' | 'very-low' | 'Not Evaluated';

/** The five classifications of a startup, by the id of a master data row. */
export type ClassificationField =
  | 'industry_id'
  | 'stage_id'
  | 'business_model_id'
  | 'market_size_id'
  | 'financing_type_id';

/** Who works in the team and how closely. Strengths are 0-10. */
export interface TeamFacts {
  members?: readonly { id: string | number }[] | null;
  relationships?: readonly { a: string | number; b: string | number; strength?: number | null }[] | null;
  founders?: readonly { previous_startups?: number | null; successful_exits?: number | null }[] | null;
}

/** Money in EUR, growth in % a year. */
export interface FinancialFacts {
  total_debt?: number | null;
  total_equity?: number | null;
  /** Only compared with runway and burn rate. */
  cash_in_bank?: number | null;
  revenue_history?: readonly { year: number; revenue?: number | null }[] | null;
  revenue_growth_rate?: number | null;
  pre_money_valuation?: number | null;
}

/** Ratings 0-10, overlap 0-100 %, times in months and years. */
export interface CorporateFacts {
  strategic_alignment?: number | null;
  channel_synergy?: number | null;
  executive_sponsorship?: number | null;
  cross_department_experience?: number | null;
  market_overlap_pct?: number | null;
  months_to_market_alone?: number | null;
  months_to_market_with_partner?: number | null;
  average_tenure_years?: number | null;
}

/** Technology readiness 1-9, counts, ratings 0-10, overlap 0-100 %, students per discipline. */
export interface EducationalFacts {
  trl?: number | null;
  publications?: number | null;
  awards?: number | null;
  mentors?: number | null;
  faculty_involvement?: number | null;
  institutional_support?: number | null;
  market_overlap_pct?: number | null;
  students?: Readonly<Record<string, number | null>> | null;
}

/** Customer survey 0-100 %, competitors with market share 0-1 and strength 0-10, and the facts of the two special lenses. */
export interface ValuePropositionFacts {
  very_disappointed_pct?: number | null;
  competitors?: readonly { name?: string | null; market_share?: number | null; strength?: number | null }[] | null;
  /** What it does in a few words, for the needs of a thesis. */
  tags?: readonly string[] | null;
  corporate?: CorporateFacts | null;
  educational?: EducationalFacts | null;
}

type NumericFacts = { [Field in EvaluatedField]?: number | null };
type Classification = { [Field in ClassificationField]?: number | null };

/** What supports a fact, and since when: left out, its own kind and the date of the startup's statement. */
export interface FactEvidence {
  kind?: EvidenceKind;
  /** UTC, 'YYYY-MM-DD'. */
  date?: string;
}

/**
 * What is known of a startup. Absent and null both mean unknown; other fields of the object are ignored.
 * `defaulted_fields` names the inputs with unconfirmed defaults: their value is treated as unknown.
 */
export interface StartupFacts extends NumericFacts, Classification {
  team?: TeamFacts | null;
  financials?: FinancialFacts | null;
  value_proposition?: ValuePropositionFacts | null;
  defaulted_fields?: readonly string[] | null;
  evidence?: { readonly [Field in EvidenceField]?: FactEvidence } | null;
  /** Date of every fact whose evidence has none, UTC, 'YYYY-MM-DD'; without it they are new. */
  stated_on?: string | null;
}

/** A row of industries, stages or business models. Its attributes come from its name unless the row states them. */
export interface MasterRow {
  id: number;
  name: string;
  /** Stage: 0 idea to 1 expansion. */
  maturity?: number | null;
  /** Stage: usual number of people. */
  headcount?: number | null;
  /** Stage: usual pre-money valuation, EUR. */
  valuation?: number | null;
  /** Stage: the multiple of the entry price that investors ask for. */
  multiple?: number | null;
  /** Business model: how well corporations take to it, 0-1. */
  corporate?: number | null;
  /** Business model: price of a company over its yearly sales. */
  sales?: number | null;
  /** Industry: how much of it is education, 0-1. */
  education?: number | null;
}

export interface MarketSizeRow {
  id: number;
  label: string;
  /** Usual total market of this class, million EUR. */
  typical_tam?: number | null;
}

export interface FinancingTypeRow {
  id: number;
  label: string;
  /** Share of the financing that is debt, 0-1. */
  debt_share?: number | null;
  /** Share of the financing that is public money, 0-1. */
  public_share?: number | null;
}

/** The lists that the classifications of a startup point into. */
export interface MasterData {
  industries: readonly MasterRow[];
  stages: readonly MasterRow[];
  businessModels: readonly MasterRow[];
  marketSizes: readonly MarketSizeRow[];
  financingTypes: readonly FinancingTypeRow[];
}

/** Metric values of one evaluation: null when unknown, absent when the lens leaves the metric out. */
export type Calculation = { IE_investability_level: Level } & { [Id in NumericMetricId]?: number | null };
/** What views need of a calculation: any stored row with some of its metrics. */
export type MetricValues = { readonly [Id in NumericMetricId]?: number | null };

/** 90 % range of the investability score, unrounded, 0-100. */
export interface ScoreRange {
  low: number;
  high: number;
}

/** A limit that holds the score down. */
export interface ScoreCap extends Cap {
  /** What the score would be without any limit, unrounded. */
  uncapped: number;
}

/** An input that lay outside its limits, and the value that was used instead. */
export interface ClampedInput {
  field: string;
  value: number;
  used: number;
}

/** One score of a lens, and how sure it is. */
export interface LensScore {
  /** 0-100, two decimals; null below half of its own facts. */
  value: number | null;
  /** Stated share of what the lens itself asks about, 0-1. */
  own: number;
  /** Null without a value. */
  range: ScoreRange | null;
}

/** What is known of a startup under the corporate or the educational lens. */
export interface LensEvaluation {
  /** Stated share of what the lens itself asks about, 0-1: the mean of its four scores. */
  coverage: number;
  scores: { readonly [Id in NumericMetricId]?: LensScore };
}

/**
 * What a recommendation is about: the whole startup, one area, or what an open lens adds. In the order in which they are
 * listed and sent.
 */
export const recommendationGroups = [
  'general',
  'value_proposition',
  'financial',
  'market',
  'team',
  'corporate',
  'educational',
] as const;
export type RecommendationGroup = (typeof recommendationGroups)[number];

/**
 * One advice. Who, why and proof are absent in lines that name no single change, and in recommendations of calculations
 * that were stored before the playbook.
 */
export interface Recommendation {
  rule: string;
  group: RecommendationGroup;
  /** The metric that it moves. */
  metric: MetricId;
  /** Points of the score under the open lens, one decimal; null when it names no change or a duty gains nothing. */
  gain: number | null;
  /** What to do. */
  text: Localized;
  /** It comes first, whatever it gains. */
  is_duty?: boolean;
  /** Who does it. */
  who?: Localized;
  /** The figure that it moves, and why. */
  why?: Localized;
  /** What would prove that it was done. */
  proof?: Localized;
}
