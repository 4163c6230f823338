import { useWatch } from 'react-hook-form';

import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import type { WizardValues } from '../wizardValues.ts';
import { changedFields, changeIssues } from './fieldChanges.ts';

/** The current changes and issues. Re-renders on every keystroke, so use it in small components. */
export function useEditState(fields: readonly WizardField[], before: WizardValues) {
  const { control } = useWizardForm();
  const scene = useWizardScene();
  const values = useWatch({ control, compute: (all) => ({ ...all }) });
  const changed = changedFields(fields, before, values);
  return { values, changed, issues: changeIssues(changed, values, scene) };
}
