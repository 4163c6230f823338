import { startupFieldIssue } from '@aval/contract';
import { useFormState } from 'react-hook-form';

import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { wireValue } from '../wizardValues.ts';

/**
 * What to say under a field: nothing until it was left, or was answered wrongly.
 * The message is made anew, so that it follows the language; what the server said is shown as it came.
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
