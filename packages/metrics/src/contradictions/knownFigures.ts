import { evidenceWorth } from '../evidence/evidenceKinds.ts';
import { stageMaturity } from '../facts/writeClasses.ts';
import type { EvaluatedField } from '../inputs/inputDomains.ts';
import { isFiniteNumber } from '../isFiniteNumber.ts';
import type { MasterData } from '../types.ts';
import type { ExaminedFacts } from './Contradiction.ts';

/** The revenue of a year, EUR. */
interface YearOfRevenue {
  year: number;
  revenue: number;
}

/** The figures that the rules compare: null where none is stated or only a default stands. Money in EUR. */
export interface KnownFigures {
  /** The year of the evaluation. */
  year: number;
  /** A stated input. */
  input: (field: EvaluatedField) => number | null;
  /** Full years since the foundation, at least 0. */
  age: number | null;
  /** Yearly revenue; where it is not stated, that of the last year of the history. */
  revenue: number | null;
  /** The revenue history, oldest first. */
  history: readonly YearOfRevenue[];
  /** Growth from the last but one to the last year of the history, which follow each other, in %. */
  historyGrowth: number | null;
  statedGrowth: number | null;
  cash: number | null;
  debt: number | null;
  equity: number | null;
  preMoney: number | null;
  /** Number of listed team members. */
  members: number | null;
  /** Number of listed competitors. */
  listedCompetitors: number;
  /** Sum of the market shares of the listed competitors, 0-1. */
  listedShares: number;
  /** Share of surveyed users who would be very disappointed, in %. */
  survey: number | null;
  /** Technology readiness level, 1-9. */
  readiness: number | null;
  /** Name and maturity (0 idea to 1 expansion) of the stage. */
  stage: { name: string; maturity: number } | null;
  /** Label of the market size class and its usual total market, million EUR. */
  marketClass: { name: string; typical: number | null } | null;
  financing: { name: string; debtShare: number } | null;
  /** Whether an input is a rating that no document, page, panel or administrator supports. */
  isSelfRating: (field: EvaluatedField) => boolean;
}

const numberOf = (value: unknown): number | null => (isFiniteNumber(value) ? value : null);

/** Collects the figures of a startup for the rules. */
export function knownFigures(startup: ExaminedFacts, master: MasterData, asOf: string): KnownFigures {
  const year = Number(asOf.slice(0, 4));
  const defaulted = new Set(startup.defaulted_fields ?? []);
  const stated = (field: keyof ExaminedFacts): number | null =>
    defaulted.has(field) ? null : numberOf(startup[field]);
  const financials = startup.financials ?? {};
  const competitors = startup.value_proposition?.competitors ?? [];
  const history = historyOf(financials.revenue_history ?? []);
  const last = history.at(-1);
  const foundation = stated('foundation_year');
  const stage = master.stages.find(({ id }) => id === stated('stage_id'));
  const size = master.marketSizes.find(({ id }) => id === stated('market_size_id'));
  const financing = master.financingTypes.find(({ id }) => id === stated('financing_type_id'));
  return {
    year,
    input: stated,
    age: foundation === null ? null : Math.max(0, year - foundation),
    revenue: stated('revenue') ?? (last ? Math.max(0, last.revenue) : null),
    history,
    historyGrowth: growthIn(history),
    statedGrowth: numberOf(financials.revenue_growth_rate),
    cash: numberOf(financials.cash_in_bank),
    debt: numberOf(financials.total_debt),
    equity: numberOf(financials.total_equity),
    preMoney: numberOf(financials.pre_money_valuation),
    members: startup.team?.members?.length ?? null,
    listedCompetitors: competitors.length,
    listedShares: competitors.reduce((sum, { market_share }) => sum + (numberOf(market_share) ?? 0), 0),
    survey: numberOf(startup.value_proposition?.very_disappointed_pct),
    readiness: numberOf(startup.value_proposition?.educational?.trl),
    stage: stageOf(stage),
    marketClass: size ? { name: size.label, typical: numberOf(size.typical_tam) } : null,
    financing: financing ? { name: financing.label, debtShare: numberOf(financing.debt_share) ?? 0 } : null,
    isSelfRating: (field) => !evidenceWorth[startup.evidence?.[field]?.kind ?? 'opinion'].isEvidenced,
  };
}

function historyOf(given: readonly { year: number; revenue?: number | null }[]): YearOfRevenue[] {
  return given
    .flatMap(({ year, revenue }) => (isFiniteNumber(year) && isFiniteNumber(revenue) ? [{ year, revenue }] : []))
    .toSorted((a, b) => a.year - b.year);
}

function growthIn(history: readonly YearOfRevenue[]): number | null {
  const [previous, last] = history.slice(-2);
  if (!previous || !last || previous.revenue <= 0 || last.year - previous.year !== 1) return null;
  return (last.revenue / previous.revenue - 1) * 100;
}

/** A stage without a known maturity is compared with nothing. */
function stageOf(row: MasterData['stages'][number] | undefined): KnownFigures['stage'] {
  const maturity = row && stageMaturity(row);
  return row && maturity !== undefined ? { name: row.name, maturity } : null;
}
