import type { StartupFacts } from '@aval/metrics';

import { wizardFields } from './wizardFields.ts';
import { isDefaulted, wireValue, type WizardValues } from './wizardValues.ts';

/**
 * What the form knows of the startup, as the evaluation takes it: answers as facts, standing defaults by name.
 * What is empty, or no number yet, is unknown.
 */
export function toFacts(values: WizardValues, currentYear: number): StartupFacts & { defaulted_fields: string[] } {
  const facts: Record<string, number> = {};
  const defaulted: string[] = [];
  for (const field of wizardFields) {
    if (!field.evaluated) continue;
    const value = wireValue(field, values, currentYear);
    if (typeof value !== 'number' || Number.isNaN(value)) continue;
    facts[field.id] = value;
    if (isDefaulted(field, values, currentYear)) defaulted.push(field.id);
  }
  return { ...facts, defaulted_fields: defaulted };
}
