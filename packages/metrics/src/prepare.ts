import { groupOrNull, numberOrNull, numberWithin, wrongType } from './facts/checkedNumber.ts';
import type { FactName } from './facts/factNames.ts';
import { financialFacts } from './facts/financialFacts.ts';
import { teamFacts } from './facts/teamFacts.ts';
import { valueFacts } from './facts/valueFacts.ts';
import { writeClasses } from './facts/writeClasses.ts';
import { evaluatedFields, inputDomains } from './inputs/inputDomains.ts';
import { requiredInputs } from './inputs/requiredInputs.ts';
import { fillInvestability } from './investability.ts';
import { stateInputs } from './model/compiled.ts';
import { MIN_COVERAGE } from './model/constants.ts';
import { fill, fillAll } from './model/fill.ts';
import type { Node } from './model/nodes.ts';
import { corporateNodes, educationalNodes, generalNodes } from './model/nodeTable.ts';
import { blankSheet, readTrust, readValue, type Sheet, writeFact } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import type { Changes } from './scenario.ts';
import type { EvaluationOptions, Lens, MasterData, StartupFacts, Warning } from './types.ts';

/** A startup on its sheet, with the steps of the wanted lens computed. */
export interface Prepared {
  sheet: Sheet;
  warnings: Warning[];
  /** Whether there is a score: half of it rests on known data, or every required input is there. */
  isEvaluated: boolean;
}

const inputs = evaluatedFields.map((field) => ({ field, slot: slotOf[field], ...inputDomains[field] }));
const nodesOf: Readonly<Record<Lens, readonly Node[]>> = {
  general: generalNodes,
  corporate: [...generalNodes, ...corporateNodes],
  educational: [...generalNodes, ...educationalNodes],
};

const nothing: ReadonlySet<string> = new Set();

function defaultedOf({ defaulted_fields: names }: StartupFacts): ReadonlySet<string> {
  if (names === null || names === undefined) return nothing;
  if (!Array.isArray(names)) throw wrongType('defaulted_fields', names, 'a list of field names');
  return names.length === 0 ? nothing : new Set(names);
}

function writeInputs(
  sheet: Sheet,
  startup: StartupFacts,
  defaulted: ReadonlySet<string>,
  asOfYear: number,
  warnings: Warning[],
): void {
  // What is stated within its domain needs no closer look.
  const isPlain = defaulted.size === 0 && stateInputs(startup, sheet.value, sheet.trust);
  for (const { field, slot, min, max } of isPlain ? [] : inputs) {
    const given = startup[field];
    if (defaulted.has(field)) numberOrNull(field, given);
    else writeFact(sheet, slot, numberWithin(field, given, min, max, warnings));
  }
  const founded = readValue(sheet, 'foundation_year');
  if (founded === null || founded <= asOfYear) return;
  const used = Math.max(inputDomains.foundation_year.min, asOfYear);
  warnings.push({ field: 'foundation_year', code: 'clamped', value: founded, used });
  writeFact(sheet, slotOf.foundation_year, used);
}

function writeFacts(sheet: Sheet, facts: Changes): void {
  for (const name of Object.keys(facts) as FactName[]) writeFact(sheet, slotOf[name], facts[name] ?? null);
}

function hasRequiredInputs(startup: StartupFacts): boolean {
  return requiredInputs.every((field) => typeof startup[field] === 'number');
}

/**
 * Reads a startup and computes every step of a lens.
 *
 * @throws RangeError for a value of the wrong type, naming the field, the value and what was expected.
 */
export function prepare(startup: StartupFacts, master: MasterData, options: EvaluationOptions): Prepared {
  groupOrNull('startup', startup);
  groupOrNull('master', master);
  const { asOfYear, lens = 'all' } = options;
  if (!Number.isInteger(asOfYear)) throw wrongType('asOfYear', asOfYear, 'a year');
  const warnings: Warning[] = [];
  const sheet = blankSheet();
  const defaulted = defaultedOf(startup);
  const isStated = (field: string): boolean => !defaulted.has(field);

  writeInputs(sheet, startup, defaulted, asOfYear, warnings);
  writeFact(sheet, slotOf.as_of_year, asOfYear);
  writeClasses(sheet, master, (field) => {
    const id = numberOrNull(field, startup[field]);
    return isStated(field) ? id : null;
  });
  if (isStated('team')) writeFacts(sheet, teamFacts(startup.team, readValue(sheet, 'team_size'), warnings));
  if (isStated('financials')) writeFacts(sheet, financialFacts(startup.financials, warnings));
  if (isStated('value_proposition')) writeFacts(sheet, valueFacts(startup.value_proposition, warnings));

  if (lens === 'all') fillAll(sheet);
  else fill(sheet, nodesOf[lens]);
  fillInvestability(sheet);
  warnAboutSegment(sheet, warnings);
  const coverage = readTrust(sheet, 'IE_investability_score');
  return { sheet, warnings, isEvaluated: coverage >= MIN_COVERAGE || hasRequiredInputs(startup) };
}

function warnAboutSegment(sheet: Sheet, warnings: Warning[]): void {
  const [segment, total] = [readValue(sheet, 'target_segment_size'), readValue(sheet, 'MEM_market_size')];
  if (segment !== null && total !== null && segment > total) {
    warnings.push({ field: 'target_segment_size', code: 'above_total_market', value: segment, used: total });
  }
}
