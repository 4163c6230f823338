import { fieldGroupIds } from '@aval/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { evaluatedLists, type LookupRows } from '../lookups.ts';
import { StartupSummary } from '../StartupSummary/StartupSummary.tsx';
import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import { stepOfField } from '../wizard.ts';
import { wizardField, wizardFields, type WizardFieldId } from '../wizardFields.ts';
import { defaultOf, isDefaulted, wireValue } from '../wizardValues.ts';
import { defaultRows } from './defaultRows.ts';
import { DefaultsPanel } from './DefaultsPanel.tsx';
import * as styles from './summary.css.ts';

export interface SummaryStepProps {
  rows: LookupRows;
  /** Goes to a step, and to one of its fields where one is named. */
  onEdit: (step: number, field?: WizardFieldId) => void;
}

/** The last step: first what nobody stated, then everything, to be read before it is sent. */
export function SummaryStep({ rows, onEdit }: SummaryStepProps) {
  const { control, setValue } = useWizardForm();
  const { currentYear } = useWizardScene();
  const values = useWatch({ control, compute: (all) => ({ ...all }) });
  const [confirmed, setConfirmed] = useState<ReadonlySet<WizardFieldId>>(new Set());
  const shownDefaults = defaultRows(values, confirmed, { master: evaluatedLists(rows), currentYear });
  const startup = Object.fromEntries(wizardFields.map((field) => [field.id, wireValue(field, values, currentYear)]));
  const defaulted = wizardFields.filter((field) => isDefaulted(field, values, currentYear)).map((field) => field.id);

  function handleConfirm(id: WizardFieldId) {
    const field = wizardField(id);
    const value = defaultOf(field, currentYear) ?? null;
    setValue(id, field.kind === 'year' ? String(value) : value, { shouldDirty: true });
    setConfirmed((before) => new Set(before).add(id));
  }

  function handleUndo(id: WizardFieldId) {
    setValue(id, null, { shouldDirty: true });
    setConfirmed((before) => new Set([...before].filter((other) => other !== id)));
  }

  return (
    <div className={styles.step}>
      <DefaultsPanel
        rows={shownDefaults}
        onChange={(id) => onEdit(stepOfField(id), id)}
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
