import { useMemo, useState } from 'react';
import { type FieldErrors, set, useForm } from 'react-hook-form';

import type { WizardScene } from '../useWizardForm.ts';
import { changesBetween, editIssues, rebased } from './editChanges.ts';
import type { EditValues } from './editValues.ts';

/** The form with all values, which validates those that differ from the stored ones. */
export function useWholeForm(start: EditValues, scene: WizardScene) {
  const [before, setBefore] = useState(start);
  const resolver = useMemo(() => resolverFor(before, scene), [before, scene]);
  const form = useForm<EditValues>({ defaultValues: start, mode: 'onTouched', resolver, shouldFocusError: false });

  /**
   * Updates the form to the stored values.
   *
   * @param since The form's values when the request was sent: later changes are kept.
   */
  function follow(fresh: EditValues, since: EditValues) {
    setBefore(fresh);
    form.reset(rebased(since, form.getValues(), fresh));
  }

  return { form, before, follow };
}

function resolverFor(before: EditValues, scene: WizardScene) {
  return (values: EditValues) => {
    const errors: FieldErrors<EditValues> = {};
    const changes = changesBetween(before, values);
    const issues = editIssues(changes, values, { ...scene, locale: 'en' });
    if (issues.length === 0) return { values, errors: {} };
    const translated = editIssues(changes, values, { ...scene, locale: 'es' });
    for (const [index, { path, message }] of issues.entries()) {
      const types = { en: message, es: translated[index]?.message ?? message };
      set(errors, path, { type: 'invalid', message: types[scene.locale], types });
    }
    return { values: {}, errors };
  };
}
