import type { FinancingTypeRow, MarketSizeRow, MasterData, MasterRow, StartupFacts } from '../types.ts';
import { numberOrNull, wrongType } from './checkedNumber.ts';
import type { AttributeName } from './factNames.ts';

type Attributes = Readonly<Record<AttributeName, number | null>>;
type Known = Readonly<Record<string, number>>;

const stages: Readonly<Record<string, Known>> = {
  idea: { maturity: 0, headcount: 2, valuation: 500_000, multiple: 30 },
  prototype: { maturity: 0.25, headcount: 4, valuation: 1_000_000, multiple: 25 },
  mvp: { maturity: 0.5, headcount: 8, valuation: 2_000_000, multiple: 20 },
  growth: { maturity: 0.75, headcount: 25, valuation: 6_000_000, multiple: 10 },
  expansion: { maturity: 1, headcount: 80, valuation: 20_000_000, multiple: 5 },
};
const businessModels: Readonly<Record<string, Known>> = {
  b2b: { corporate: 1, sales: 3 },
  b2c: { corporate: 0.5, sales: 2 },
  marketplace: { corporate: 0.7, sales: 3 },
  saas: { corporate: 1, sales: 5 },
};
const industries: Readonly<Record<string, Known>> = {
  technology: { education: 0.5 },
  healthcare: { education: 0.5 },
  education: { education: 1 },
  finance: { education: 0.3 },
  retail: { education: 0.2 },
};
const unknownStage: Known = { maturity: 0.5, headcount: 8, valuation: 2_000_000, multiple: 20 };
const unknownModel: Known = { corporate: 0.7, sales: 2.5 };
const unknownIndustry: Known = { education: 0.3 };

/** Attributes that the model divides by, or that give a price: they must be above zero. */
const positive: ReadonlySet<string> = new Set(['headcount', 'valuation', 'multiple', 'sales']);

function attribute<Row extends object>(list: string, row: Row | undefined, name: keyof Row & string): number | null {
  const value = numberOrNull(`${list}.${name}`, row?.[name]);
  if (value !== null && (value < 0 || (value === 0 && positive.has(name)))) {
    throw wrongType(`${list}.${name}`, value, positive.has(name) ? 'greater than 0' : 'at least 0');
  }
  return value;
}

function rowOf<Row extends { id: number }>(list: string, rows: readonly Row[], id: number | null): Row | undefined {
  if (!Array.isArray(rows)) throw wrongType(`master.${list}`, rows, 'a list');
  if (id === null) return undefined;
  for (const row of rows) if (row.id === id) return row;
  return undefined;
}

/** Attribute of a named row: as the row states it, by its name, or that of an unknown row. */
function named(
  list: string,
  row: MasterRow | undefined,
  name: keyof MasterRow,
  byName: Readonly<Record<string, Known>>,
  unknown: Known,
): number {
  const stated = attribute(list, row, name);
  if (stated !== null) return stated;
  if (row === undefined) return unknown[name] as number;
  if (typeof row.name !== 'string') throw wrongType(`${list}.name`, row.name, 'a text');
  return (byName[row.name.trim().toLowerCase()] ?? unknown)[name] as number;
}

/**
 * What the classification of a startup brings with it.
 *
 * @param idOf Id of a classification, or null when nobody stated it.
 * @returns Null where a class states nothing. An unknown stage counts as MVP.
 * @throws RangeError when an attribute of a row is no number or out of its limits.
 */
export function masterAttributes(master: MasterData, idOf: (field: keyof StartupFacts) => number | null): Attributes {
  const stage = rowOf('stages', master.stages, idOf('stage_id'));
  const model = rowOf('businessModels', master.businessModels, idOf('business_model_id'));
  const industry = rowOf('industries', master.industries, idOf('industry_id'));
  const size = rowOf<MarketSizeRow>('marketSizes', master.marketSizes, idOf('market_size_id'));
  const financing = rowOf<FinancingTypeRow>('financingTypes', master.financingTypes, idOf('financing_type_id'));
  return {
    stage_maturity: named('stages', stage, 'maturity', stages, unknownStage),
    stage_headcount: named('stages', stage, 'headcount', stages, unknownStage),
    stage_valuation: named('stages', stage, 'valuation', stages, unknownStage),
    stage_multiple: named('stages', stage, 'multiple', stages, unknownStage),
    corporate_affinity: named('businessModels', model, 'corporate', businessModels, unknownModel),
    sales_multiple: named('businessModels', model, 'sales', businessModels, unknownModel),
    education_affinity: named('industries', industry, 'education', industries, unknownIndustry),
    typical_market: attribute('marketSizes', size, 'typical_tam'),
    debt_share: attribute('financingTypes', financing, 'debt_share'),
    public_share: attribute('financingTypes', financing, 'public_share'),
  };
}
