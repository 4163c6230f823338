import { type Sheet, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { ClassificationField, MasterData, MasterRow, StartupFacts } from '../types.ts';
import { numberOrNull, wrongType } from './checkedNumber.ts';

/** Properties derived from the name of a stage. */
interface StageClass {
  maturity: number;
  headcount: number;
  valuation: number;
  multiple: number;
}
interface ModelClass {
  corporate: number;
  sales: number;
}
interface IndustryClass {
  education: number;
}

/** Classes by their name, as it is written and in small letters. */
function byAnyCase<Class>(classes: Readonly<Record<string, Class>>): ReadonlyMap<string, Class> {
  const entries = Object.entries(classes);
  return new Map([...entries, ...entries.map(([name, each]) => [name.toLowerCase(), each] as const)]);
}

const stages: ReadonlyMap<string, StageClass> = byAnyCase({
  Idea: { maturity: 0, headcount: 2, valuation: 500_000, multiple: 30 },
  Prototype: { maturity: 0.25, headcount: 4, valuation: 1_000_000, multiple: 25 },
  MVP: { maturity: 0.5, headcount: 8, valuation: 2_000_000, multiple: 20 },
  Growth: { maturity: 0.75, headcount: 25, valuation: 6_000_000, multiple: 10 },
  Expansion: { maturity: 1, headcount: 80, valuation: 20_000_000, multiple: 5 },
});
const businessModels: ReadonlyMap<string, ModelClass> = byAnyCase({
  B2B: { corporate: 1, sales: 3 },
  B2C: { corporate: 0.5, sales: 2 },
  Marketplace: { corporate: 0.7, sales: 3 },
  SaaS: { corporate: 1, sales: 5 },
});
const industries: ReadonlyMap<string, IndustryClass> = byAnyCase({
  Technology: { education: 0.5 },
  Healthcare: { education: 0.5 },
  Education: { education: 1 },
  Finance: { education: 0.3 },
  Retail: { education: 0.2 },
});
/** An unknown stage counts as MVP. */
const unknownStage: StageClass = { maturity: 0.5, headcount: 8, valuation: 2_000_000, multiple: 20 };
const unknownModel: ModelClass = { corporate: 0.7, sales: 2.5 };
const unknownIndustry: IndustryClass = { education: 0.3 };

function rowOf<Row extends { id: number }>(list: string, rows: readonly Row[], id: number | null): Row | undefined {
  if (!Array.isArray(rows)) throw wrongType(`master.${list}`, rows, 'a list');
  if (id === null) return undefined;
  for (const row of rows) if (row.id === id) return row;
  return undefined;
}

function byName<Class>(table: ReadonlyMap<string, Class>, row: MasterRow | undefined, unknown: Class): Class {
  if (row === undefined) return unknown;
  if (typeof row.name !== 'string') throw wrongType('master.name', row.name, 'a text');
  return table.get(row.name) ?? table.get(row.name.trim().toLowerCase()) ?? unknown;
}

/** A share, a maturity or a market of 0 or more, as the row states it; null when it states none. */
function amount(name: string, value: unknown): number | null {
  const given = numberOrNull(name, value);
  if (given !== null && given < 0) throw wrongType(name, given, 'at least 0');
  return given;
}

/** A number that the model divides by, or that is a price; null when the row states none. */
function positive(name: string, value: unknown): number | null {
  const given = numberOrNull(name, value);
  if (given !== null && given <= 0) throw wrongType(name, given, 'greater than 0');
  return given;
}

/** The maturity of a stage, 0 idea to 1 expansion: stated by its row, or known by its name; undefined if neither. */
export function stageMaturity(row: MasterRow): number | undefined {
  return amount('stages.maturity', row.maturity) ?? stages.get(row.name.trim().toLowerCase())?.maturity;
}

/**
 * Writes what the classification of a startup brings with it: the attributes that a row states, or those of its name.
 *
 * @param defaulted Classifications with unconfirmed defaults: they count as unknown.
 * @throws RangeError when an id or an attribute of a row is not a number or out of its limits.
 */
export function writeClasses(
  sheet: Sheet,
  startup: StartupFacts,
  master: MasterData,
  defaulted: ReadonlySet<string> | null,
): void {
  const stated = (field: ClassificationField, given: unknown): number | null => {
    const id = numberOrNull(field, given);
    return defaulted !== null && defaulted.has(field) ? null : id;
  };
  const stage = rowOf('stages', master.stages, stated('stage_id', startup.stage_id));
  const usual = byName(stages, stage, unknownStage);
  writeFact(sheet, slotOf.stage_maturity, amount('stages.maturity', stage?.maturity) ?? usual.maturity);
  writeFact(sheet, slotOf.stage_headcount, positive('stages.headcount', stage?.headcount) ?? usual.headcount);
  writeFact(sheet, slotOf.stage_valuation, positive('stages.valuation', stage?.valuation) ?? usual.valuation);
  writeFact(sheet, slotOf.stage_multiple, positive('stages.multiple', stage?.multiple) ?? usual.multiple);

  const model = rowOf('businessModels', master.businessModels, stated('business_model_id', startup.business_model_id));
  const business = byName(businessModels, model, unknownModel);
  const affinity = amount('businessModels.corporate', model?.corporate) ?? business.corporate;
  writeFact(sheet, slotOf.corporate_affinity, affinity);
  writeFact(sheet, slotOf.sales_multiple, positive('businessModels.sales', model?.sales) ?? business.sales);

  const industry = rowOf('industries', master.industries, stated('industry_id', startup.industry_id));
  const { education } = byName(industries, industry, unknownIndustry);
  writeFact(sheet, slotOf.education_affinity, amount('industries.education', industry?.education) ?? education);

  const size = rowOf('marketSizes', master.marketSizes, stated('market_size_id', startup.market_size_id));
  writeFact(sheet, slotOf.typical_market, amount('marketSizes.typical_tam', size?.typical_tam));
  const financing = rowOf(
    'financingTypes',
    master.financingTypes,
    stated('financing_type_id', startup.financing_type_id),
  );
  writeFact(sheet, slotOf.debt_share, amount('financingTypes.debt_share', financing?.debt_share));
  writeFact(sheet, slotOf.public_share, amount('financingTypes.public_share', financing?.public_share));
}
