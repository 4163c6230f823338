import { fieldGroupIds } from '@aval/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';

import { StartupFieldInput } from '../fields/StartupFieldInput.tsx';
import { evaluatedLists, type LookupRows } from '../lookups.ts';
import { StartupSummary } from '../StartupSummary/StartupSummary.tsx';
import { focusField, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import { wizardField, wizardFields, type WizardFieldId } from '../wizardFields.ts';
import { defaultOf, isDefaulted, wireValue } from '../wizardValues.ts';
import { defaultRows } from './defaultRows.ts';
import { changeButtonId, DefaultsPanel, settleButtonId } from './DefaultsPanel.tsx';
import * as styles from './summary.css.ts';

export interface SummaryStepProps {
  rows: LookupRows;
  /** Opens a step. */
  onEdit: (step: number) => void;
}

/** The last step: first the unconfirmed defaults, then a summary to review before submitting. */
export function SummaryStep({ rows, onEdit }: SummaryStepProps) {
  const { control, setValue, trigger, getFieldState } = useWizardForm();
  const { currentYear } = useWizardScene();
  // Deferred, so that moving a slider in a row does not wait for the summary below.
  const values = useDeferredValue(useWatch({ control, compute: (all) => ({ ...all }) }));
  const [settled, setSettled] = useState<ReadonlySet<WizardFieldId>>(new Set());
  const [changing, setChanging] = useState<{ id: WizardFieldId; order: readonly WizardFieldId[] } | null>(null);
  const master = useMemo(() => evaluatedLists(rows), [rows]);
  const sorted = useMemo(
    () => defaultRows(values, settled, { master, currentYear }),
    [values, settled, master, currentYear],
  );
  // Do not reorder rows while one of them is edited.
  const shownDefaults = changing
    ? sorted.toSorted((one, other) => changing.order.indexOf(one.field.id) - changing.order.indexOf(other.field.id))
    : sorted;
  const startup = Object.fromEntries(wizardFields.map((field) => [field.id, wireValue(field, values, currentYear)]));
  const defaulted = wizardFields.filter((field) => isDefaulted(field, values, currentYear)).map((field) => field.id);

  function handleConfirm(id: WizardFieldId) {
    const field = wizardField(id);
    const value = defaultOf(field, currentYear) ?? null;
    setValue(id, field.kind === 'year' ? String(value) : value, { shouldDirty: true });
    handOn(id, () => setSettled((before) => new Set(before).add(id)));
  }

  /** Moves a row to the end of the list, and the focus to the next unconfirmed one. */
  function handOn(id: WizardFieldId, sink: () => void) {
    const place = shownDefaults.findIndex((row) => row.field.id === id);
    const rest = [...shownDefaults.slice(place + 1), ...shownDefaults.slice(0, place)];
    const next = rest.find((row) => row.state === 'standing')?.field.id;
    flushSync(sink);
    const button = next === undefined ? settleButtonId(id) : changeButtonId(next);
    document.getElementById(button)?.focus({ preventScroll: true });
  }

  function handleUndo(id: WizardFieldId) {
    setValue(id, null, { shouldDirty: true, shouldValidate: true });
    setSettled((before) => new Set([...before].filter((other) => other !== id)));
  }

  function handleChange(id: WizardFieldId) {
    flushSync(() => {
      setSettled((before) => new Set(before).add(id));
      setChanging({ id, order: shownDefaults.map((row) => row.field.id) });
    });
    focusField(id);
  }

  /** Ends the edit of a row once its value is valid. */
  async function handleDone(id: WizardFieldId) {
    await trigger(id);
    if (getFieldState(id).invalid) focusField(id);
    else handOn(id, () => setChanging(null));
  }

  return (
    <div className={styles.step}>
      <DefaultsPanel
        rows={shownDefaults}
        changing={changing?.id}
        renderInput={(field) => <StartupFieldInput field={field} />}
        onChange={handleChange}
        onDone={(id) => void handleDone(id)}
        onConfirm={handleConfirm}
        onUndo={handleUndo}
      />
      <StartupSummary
        startup={startup}
        lookups={rows}
        defaultedFields={defaulted}
        onEdit={(group) => onEdit(fieldGroupIds.indexOf(group))}
      />
    </div>
  );
}
