import { useWatch } from 'react-hook-form';

import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import type { WizardValues } from '../wizardValues.ts';
import { changedFields, changeIssues } from './fieldChanges.ts';

/** What was changed and what is wrong with it, live. Who uses it renders with every keystroke, so it stays small. */
export function useEditState(fields: readonly WizardField[], before: WizardValues) {
  const { control } = useWizardForm();
  const scene = useWizardScene();
  const values = useWatch({ control, compute: (all) => ({ ...all }) });
  const changed = changedFields(fields, before, values);
  return { values, changed, issues: changeIssues(changed, values, scene) };
}
