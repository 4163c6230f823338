import type { MasterData, StartupFacts } from '@aval/metrics';
import { startOfYear } from '@aval/metrics';

import { evaluateFacts, type LiveEvaluation } from '../liveScore/liveEvaluation.ts';
import type { UnconfirmedDefaults } from '../useWizardForm.ts';
import { wireValue } from '../wizardValues.ts';
import { editFields } from './editFields.ts';
import type { EditValues } from './editValues.ts';
import { evaluatedObjects } from './factChanges.ts';

/** The form's values for the evaluation: stated values as facts, and the names of unconfirmed defaults. */
export function editedFacts(before: EditValues, values: EditValues, standing: UnconfirmedDefaults): StartupFacts {
  const facts: Record<string, number> = {};
  const defaulted: string[] = [];
  for (const field of editFields) {
    if (!field.evaluated) continue;
    const stands = values[field.id] === null;
    const value = stands ? standing[field.id] : wireValue(field, values, 0);
    if (typeof value !== 'number' || Number.isNaN(value)) continue;
    facts[field.id] = value;
    if (stands) defaulted.push(field.id);
  }
  return {
    ...facts,
    ...evaluatedObjects(before, values),
    defaulted_fields: defaulted,
  };
}

/** Evaluates the form's values. */
export function liveEdit(
  before: EditValues,
  values: EditValues,
  { standing, master, currentYear }: { standing: UnconfirmedDefaults; master: MasterData; currentYear: number },
): LiveEvaluation {
  return evaluateFacts(editedFacts(before, values, standing), master, startOfYear(currentYear));
}
