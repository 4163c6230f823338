import type { Text } from '@aval/contract';

import type { WizardField } from '../wizardFields.ts';

/** The layout of a run of fields: side by side, full width, or one row each between dividers. */
export type RunLayout = 'columns' | 'wide' | 'rows';

export interface FieldRun {
  layout: RunLayout;
  fields: readonly WizardField[];
}

export interface FieldSection {
  /** Absent when the title of the step is enough. */
  title: Text | undefined;
  runs: readonly FieldRun[];
}

/** Groups the fields of a step by sub-heading, and within it by layout. */
export function sectionLayout(fields: readonly WizardField[]): FieldSection[] {
  return gather(fields, (field) => field.section?.en).map((members) => ({
    title: members[0]?.section,
    runs: gather(members, layoutOf).map((run) => ({ layout: layoutOf(run[0]), fields: run })),
  }));
}

function layoutOf(field: WizardField | undefined): RunLayout {
  if (field?.control === 'slider' || field?.control === 'switch') return 'rows';
  return field?.control === 'textarea' ? 'wide' : 'columns';
}

/** Splits a list where the key changes. */
function gather(fields: readonly WizardField[], keyOf: (field: WizardField) => string | undefined): WizardField[][] {
  const runs: WizardField[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last?.[0] && keyOf(last[0]) === keyOf(field)) last.push(field);
    else runs.push([field]);
  }
  return runs;
}
