import type { StartupFacts } from '../types.ts';

/**
 * The startup with some facts replaced; replaced facts count as stated. A runway is counted down from when it was
 * stated, so a replaced one is counted from the day of the evaluation.
 */
export function withPatch<Facts extends StartupFacts>(startup: Facts, patch: Partial<Facts>, asOf: string): Facts {
  const defaulted = (startup.defaulted_fields ?? []).filter((field) => !Object.hasOwn(patch, field));
  const changed = { ...startup, ...patch, defaulted_fields: patch.defaulted_fields ?? defaulted };
  if (typeof patch.cash_runway_months !== 'number') return changed;
  const { cash_runway_months: runway, ...others } = changed.evidence ?? {};
  return { ...changed, evidence: { ...others, cash_runway_months: { ...runway, date: asOf } } };
}
