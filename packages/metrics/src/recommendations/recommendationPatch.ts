import { evaluatedFields } from '../inputs/inputDomains.ts';
import { readValue } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import type { Changes } from '../scenario.ts';
import type { EvaluationOptions, FinancialFacts, MasterData, StartupFacts } from '../types.ts';
import { bridgedTeam } from './bridge.ts';
import { recommendationRules } from './rules.ts';

const financialPlaces = {
  total_debt: 'total_debt',
  total_equity: 'total_equity',
  revenue_growth_stated: 'revenue_growth_rate',
} as const satisfies Partial<Record<keyof Changes, keyof FinancialFacts>>;

function patchOf(startup: StartupFacts, changes: Changes): Partial<StartupFacts> {
  const patch: Partial<StartupFacts> = {};
  for (const field of evaluatedFields) {
    const value = changes[field];
    if (value !== undefined) patch[field] = value;
  }
  const financials: FinancialFacts = {};
  for (const [fact, place] of Object.entries(financialPlaces) as [keyof typeof financialPlaces, 'total_debt'][]) {
    const value = changes[fact];
    if (value !== undefined) financials[place] = value;
  }
  return Object.keys(financials).length === 0
    ? patch
    : { ...patch, financials: { ...startup.financials, ...financials } };
}

/**
 * The change that a recommendation speaks of, to try it with `whatIf`, alone or together with others.
 *
 * @param rule As in the recommendation.
 * @returns Null when the rule does not apply to this startup or names no change.
 * @throws RangeError for a startup with a value of the wrong type.
 */
export function recommendationPatch(
  rule: string,
  startup: StartupFacts,
  master: MasterData,
  options: EvaluationOptions,
): Partial<StartupFacts> | null {
  if (rule === 'bridge') {
    const team = bridgedTeam(startup.team);
    return team === null ? null : { team };
  }
  const found = recommendationRules.find((each) => each.rule === rule);
  if (found === undefined) return null;
  const { sheet } = prepare(startup, master, options);
  const suggestion = found.suggest((source) => readValue(sheet, source));
  return suggestion === null ? null : patchOf(startup, suggestion.changes);
}
