import type { StartupFacts } from '../types.ts';

/** The startup with some facts replaced; replaced facts count as stated. */
export function withPatch<Facts extends StartupFacts>(startup: Facts, patch: Partial<Facts>): Facts {
  const defaulted = (startup.defaulted_fields ?? []).filter((field) => !Object.hasOwn(patch, field));
  return { ...startup, ...patch, defaulted_fields: patch.defaulted_fields ?? defaulted };
}
