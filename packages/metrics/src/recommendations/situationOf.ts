import type { Contradiction, ExaminedFacts } from '../contradictions/Contradiction.ts';
import { yearOf } from '../dates/yearOf.ts';
import type { EvaluationOptions } from '../Evaluation.ts';
import type { EvidenceField } from '../evidence/evidenceFields.ts';
import { evidenceWorth } from '../evidence/evidenceKinds.ts';
import { type Benchmarks, benchmarks } from '../financial/benchmarks.ts';
import { type EvaluatedField, evaluatedFields } from '../inputs/inputDomains.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { readValue, type Sheet } from '../model/sheet.ts';
import type { SourceId } from '../model/sources.ts';
import type { Prepared } from '../prepare.ts';
import { roundTo } from '../rounding.ts';
import type {
  CorporateFacts,
  EducationalFacts,
  FinancialFacts,
  Lens,
  MasterData,
  ValuePropositionFacts,
} from '../types.ts';

/** Months of cash below which money comes first. */
const SHORT_OF_CASH = 3;
/** EUR that a company without outside money may have raised. */
const MOST_OWN_MONEY = 100_000;

/**
 * A startup as the playbook reads it. Numbers are NaN where nothing is known, so that no comparison holds. Money in EUR,
 * markets in million EUR.
 */
export interface Situation {
  startup: ExaminedFacts;
  /** What is healthy under the open lens. */
  healthy: Benchmarks;
  /** The stated inputs, within their domains. */
  input: Readonly<Record<EvaluatedField, number>>;
  metric: (id: NumericMetricId) => number;
  financials: FinancialFacts;
  value: ValuePropositionFacts;
  corporate: CorporateFacts;
  educational: EducationalFacts;
  debt: number;
  equity: number;
  preMoney: number;
  /** Yearly; where it is not stated, that of the last year of the history. */
  revenue: number;
  /** Stated or by the history, % a year. */
  growth: number;
  /** Lifetime value over acquisition cost as it is printed. */
  ltvToCac: number;
  runway: number;
  /** Years since the foundation. */
  age: number;
  /** Groups that the people listed work in. */
  groups: number;
  /** 0 idea, 0.25 prototype, 0.5 MVP, 0.75 growth, 1 expansion. */
  maturity: number;
  usualHeadcount: number;
  /** Competitors listed by name. */
  listedCompetitors: number;
  /** Contradictions that can be shown to be wrong and that nobody has answered. */
  openContradictions: readonly Contradiction[];

  isBurning: boolean;
  /** A few months from an empty account. */
  isShortOfCash: boolean;
  /** Nothing known keeps it from growing as fast as investors ask for. */
  isForInvestors: boolean;
  isFinancingKnown: boolean;
  isBootstrapped: boolean;
  /** Half of its financing or more is usually debt. */
  isDebtFinanced: boolean;
  /** Revenue that matters, and falls. */
  isShrinking: boolean;
  mustBreakEven: boolean;
  burnsTooMuch: boolean;
  isOverstaffed: boolean;
  /** Nothing on the same page asks it to save. */
  canSpend: boolean;
  canHire: boolean;

  hasMarketFit: boolean;
  isEarly: boolean;
  isSoldToCompanies: boolean;
  isMarketplace: boolean;
  isConsumerProduct: boolean;
  /** Mostly hours of people. */
  isService: boolean;
  /** Has technology that others cannot copy within a year. */
  isDeepTech: boolean;
  /** Technology of a kind that patents protect: no service, shop or plain software. */
  isPatentable: boolean;
  isLocal: boolean;
  isRegulated: boolean;
  /** A medical product without revenue that has not been approved. */
  isPreclinical: boolean;

  /** Whether an input or optional fact ('financials.total_debt') is stated, and not only a default. */
  isStated: (path: string) => boolean;
  /** Whether a document, a page, a panel or an administrator supports it. */
  isEvidenced: (field: EvidenceField) => boolean;
  /** Whether so much more capital fits the type of financing. */
  canRaise: (amount: number) => boolean;
}

const numberAt = (sheet: Sheet, source: SourceId): number => readValue(sheet, source) ?? Number.NaN;

function at(startup: ExaminedFacts, path: string): unknown {
  let value: unknown = startup;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = Reflect.get(value, key) as unknown;
  }
  return value;
}

function nameIn(rows: readonly { id: number; name?: string; label?: string }[], id: number | null | undefined): string {
  const row = rows.find((each) => each.id === id);
  return (row?.name ?? row?.label ?? '').trim().toLowerCase();
}

/** The lens under which advice is given: the general one when all are asked for. */
export const openLens = ({ lens = 'all' }: EvaluationOptions): Lens => (lens === 'all' ? 'general' : lens);

/** Reads a computed startup for the playbook. */
export function situationOf(
  startup: ExaminedFacts,
  { sheet, contradictions }: Prepared,
  master: MasterData,
  options: EvaluationOptions,
): Situation {
  const defaulted = new Set(startup.defaulted_fields);
  const given = <Value>(field: keyof ExaminedFacts, value: Value): Value | null =>
    defaulted.has(field) ? null : (value ?? null);
  const read = (source: SourceId): number => numberAt(sheet, source);
  const input = Object.fromEntries(evaluatedFields.map((field) => [field, read(field)])) as Situation['input'];
  const value = given('value_proposition', startup.value_proposition) ?? {};
  const healthy = benchmarks[openLens(options)];

  const model = nameIn(master.businessModels, given('business_model_id', startup.business_model_id));
  const industry = nameIn(master.industries, given('industry_id', startup.industry_id));
  const financing = nameIn(master.financingTypes, given('financing_type_id', startup.financing_type_id));
  const maturity = read('stage_maturity');
  const revenue = read('annual_revenue');
  const runway = read('FEM_cash_runway');
  const ltvToCac = read('ltv_cac');
  const { scalability_potential: scalability, unique_technology: technology, team_size: size } = input;

  const isSoldToCompanies = model === 'b2b' || model === 'saas';
  const isService = model !== 'saas' && scalability <= 2 && technology <= 0.3;
  const isDeepTech =
    !isService && input.innovation_level >= 4 && (technology >= 0.8 || (technology >= 0.6 && model === 'b2b'));
  const isPreclinical = industry === 'healthcare' && maturity < 0.5 && !(revenue > 0) && input.patent_count > 0;
  const isBurning = input.burn_rate > 0 && runway >= 0;
  const isShortOfCash = isBurning && runway <= SHORT_OF_CASH;
  const isBootstrapped = financing === 'bootstrapped';
  const isForInvestors = !(scalability < 3) && !(input.target_segment_size < 10) && !isBootstrapped;
  const isUnderWatch = isBurning && !isShortOfCash;
  const mustBreakEven = isUnderWatch && !isForInvestors && runway < healthy.runway;
  const burnsTooMuch = isUnderWatch && !mustBreakEven && maturity >= 0.75 && read('FEM_burn_rate') > 2;
  const isOverstaffed = size > 2.5 * read('stage_headcount');
  const growth = read('stated_growth');
  const isShrinking = growth < -10 && revenue >= 120_000;
  const canSpend = !isShortOfCash && !mustBreakEven && !burnsTooMuch && !isShrinking;

  return {
    startup,
    healthy,
    input,
    metric: read,
    financials: given('financials', startup.financials) ?? {},
    value,
    corporate: value.corporate ?? {},
    educational: value.educational ?? {},
    debt: read('total_debt'),
    equity: read('total_equity'),
    preMoney: read('pre_money_valuation'),
    revenue,
    growth,
    ltvToCac: Number.isNaN(ltvToCac) ? ltvToCac : roundTo(ltvToCac, 2),
    runway,
    age: yearOf(options.asOf) - input.foundation_year,
    groups: read('graph_components'),
    maturity,
    usualHeadcount: read('stage_headcount'),
    listedCompetitors: value.competitors?.length ?? 0,
    openContradictions: contradictions.filter(({ severity, state }) => severity === 'severe' && state === 'open'),
    isBurning,
    isShortOfCash,
    isForInvestors,
    isFinancingKnown: financing !== '',
    isBootstrapped,
    isDebtFinanced: read('debt_share') >= 0.5,
    isShrinking,
    mustBreakEven,
    burnsTooMuch,
    isOverstaffed,
    canSpend,
    canHire: canSpend && !isOverstaffed,
    hasMarketFit: maturity >= 0.75,
    isEarly: maturity < 0.5,
    isSoldToCompanies,
    isMarketplace: model === 'marketplace',
    isConsumerProduct: model === 'b2c',
    isService,
    isDeepTech,
    isPatentable: isDeepTech && model !== 'saas' && model !== 'marketplace' && industry !== 'retail',
    isLocal: input.target_segment_size < 5,
    isRegulated: industry === 'finance' || industry === 'healthcare',
    isPreclinical,
    isStated: (path) => {
      const found = at(startup, path);
      return found !== undefined && found !== null && !defaulted.has(path) && !defaulted.has(path.split('.')[0] ?? '');
    },
    isEvidenced: (field) => evidenceWorth[startup.evidence?.[field]?.kind ?? 'opinion'].isEvidenced,
    canRaise: (amount) =>
      !isBootstrapped || Number.isNaN(input.funding_raised) || input.funding_raised + amount <= MOST_OWN_MONEY,
  };
}
