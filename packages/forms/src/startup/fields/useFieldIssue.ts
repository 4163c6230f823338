import { startupFieldIssue } from '@aval/contract';
import { useFormState } from 'react-hook-form';

import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { wireValue } from '../wizardValues.ts';

/**
 * The message below a field: none before it was left or answered wrongly. Validation messages are recomputed to follow
 * the language; messages of the server are shown as received.
 */
export function useFieldIssue(field: WizardField): string | undefined {
  const { control, getValues } = useWizardForm();
  const scene = useWizardScene();
  const { errors } = useFormState({ control, name: field.id, exact: true });
  const error = errors[field.id];
  if (!error) return undefined;
  if (error.type === 'server') return error.message;
  return startupFieldIssue(field.id, wireValue(field, getValues(), scene.currentYear), scene) ?? undefined;
}
