import { useMemo, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';

import type { WizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import type { WizardValues } from '../wizardValues.ts';
import { changedFields, changeIssues } from './fieldChanges.ts';

/** A form for some fields of a stored startup, which validates only changes. */
export function useFieldsForm(fields: readonly WizardField[], start: WizardValues, scene: WizardScene) {
  const [before] = useState(start);
  const resolver = useMemo(() => resolverFor(fields, before, scene), [fields, before, scene]);
  const form = useForm<WizardValues>({ defaultValues: before, mode: 'onTouched', resolver, shouldFocusError: false });
  return { form, before };
}

function resolverFor(fields: readonly WizardField[], before: WizardValues, scene: WizardScene) {
  return (values: WizardValues) => {
    const issues = changeIssues(changedFields(fields, before, values), values, scene);
    const errors: FieldErrors<WizardValues> = {};
    for (const [id, message] of issues) errors[id] = { type: 'invalid', message };
    return issues.size === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
