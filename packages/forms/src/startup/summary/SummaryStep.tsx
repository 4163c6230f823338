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
  /** Goes to a step. */
  onEdit: (step: number) => void;
}

/** The last step: first what nobody stated, then everything, to be read before it is sent. */
export function SummaryStep({ rows, onEdit }: SummaryStepProps) {
  const { control, setValue, trigger, getFieldState } = useWizardForm();
  const { currentYear } = useWizardScene();
  // Whoever moves a slider in a row does not wait for the summary behind it.
  const values = useDeferredValue(useWatch({ control, compute: (all) => ({ ...all }) }));
  const [settled, setSettled] = useState<ReadonlySet<WizardFieldId>>(new Set());
  const [changing, setChanging] = useState<{ id: WizardFieldId; order: readonly WizardFieldId[] } | null>(null);
  const master = useMemo(() => evaluatedLists(rows), [rows]);
  const sorted = useMemo(
    () => defaultRows(values, settled, { master, currentYear }),
    [values, settled, master, currentYear],
  );
  // No row moves while one of them is being changed.
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

  /** Lets a row sink to the end of the list, and the focus go to the next one that is still to be looked at. */
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

  /** Closes the row once what is in it can be stored. */
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
