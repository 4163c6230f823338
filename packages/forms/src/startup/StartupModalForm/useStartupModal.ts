import { type Lookup, parseInput, updateStartupSchema } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';

import { useFormsLocale } from '../../messages.ts';
import { usePreservedInput, useRestoredInput } from '../../preservedInput.ts';
import { ownerFields } from '../edit/editFields.ts';
import { editValuesOf, unconfirmedDefaultsOf } from '../edit/editValues.ts';
import { changedFields, changeIssues, fieldChanges } from '../edit/fieldChanges.ts';
import { useFieldsForm } from '../edit/useFieldsForm.ts';
import { useSaving } from '../edit/useSaving.ts';
import { readRefusal } from '../StartupWizard/refusal.ts';
import { useLookups } from '../useLookups.ts';
import { focusField } from '../useWizardForm.ts';
import type { WizardFieldId } from '../wizardFields.ts';
import type { WizardValues } from '../wizardValues.ts';
import type { StartupModalFormProps } from './StartupModalForm.tsx';

const needed: readonly Lookup[] = ownerFields.flatMap((field) => field.lookup ?? []);

/** The state of the owners' dialog: its values, its lists, its save request and its confirmation on leaving. */
export function useStartupModal(options: StartupModalFormProps) {
  const { startup, currentYear, loadLookup, onSubmit, onCancel, preserveKey } = options;
  const { t } = useLingui();
  const locale = useFormsLocale();
  const [standing] = useState(() => unconfirmedDefaultsOf(startup));
  const [start] = useState(() => editValuesOf(startup));
  const scene = useMemo(() => ({ currentYear, locale, standing }), [currentYear, locale, standing]);
  const { form, before } = useFieldsForm(ownerFields, start, scene);
  const lookups = useLookups(loadLookup, needed, locale);
  const saving = useSaving(t`Failed to update startup`);
  const [isLeaving, setIsLeaving] = useState(false);
  const isSaving = saving.state.status === 'saving';
  const changed = () => changedFields(ownerFields, before, form.getValues());
  const kept = useRestoredInput(preserveKey) as Partial<WizardValues> | undefined;
  usePreservedInput(preserveKey, () => {
    const entries = changed().map(({ id }) => [id, form.getValues(id)] as const);
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  });
  useEffect(() => {
    if (kept) form.reset({ ...before, ...kept }, { keepDefaultValues: true });
  }, [form, before, kept]);

  function handleIssueSelect(id: WizardFieldId) {
    void form.trigger([...changeIssues(changed(), form.getValues(), scene).keys()]);
    focusField(id);
  }

  async function handleSave(isOverwriting: boolean) {
    const values = form.getValues();
    const edited = changed();
    const [firstIssue] = changeIssues(edited, values, scene).keys();
    if (isSaving || edited.length === 0) return;
    if (firstIssue !== undefined) {
      handleIssueSelect(firstIssue);
      return;
    }
    const { fields, defaulted } = fieldChanges(edited, values);
    const body = { ...fields, ...(defaulted.length > 0 && { defaulted_fields: defaulted }) };
    const parsed = parseInput(updateStartupSchema, body, locale);
    const refusal = await saving.save(() =>
      parsed.ok
        ? onSubmit(parsed.value, { isOverwriting })
        : Promise.reject(Object.assign(new Error(parsed.issues[0]?.message), { issues: parsed.issues })),
    );
    const { issues } = readRefusal(refusal);
    for (const issue of issues) form.setError(issue.id, { type: 'server', message: issue.message });
    if (issues[0]) focusField(issues[0].id);
  }

  return {
    form,
    before,
    scene,
    lookups,
    saving,
    isLeaving,
    changeCount: () => changed().length,
    handleIssueSelect,
    handleSave,
    handleStay: () => setIsLeaving(false),
    handleLeave: () => {
      if (isSaving) return;
      if (changed().length === 0) onCancel();
      else setIsLeaving(true);
    },
  };
}
