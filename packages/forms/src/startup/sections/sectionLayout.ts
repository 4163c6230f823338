import type { Text } from '@aval/contract';

import type { WizardField } from '../wizardFields.ts';

/** How a run of fields lies on the screen: side by side, over the whole width, or one row each between hairlines. */
export type RunLayout = 'columns' | 'wide' | 'rows';

export interface FieldRun {
  layout: RunLayout;
  fields: readonly WizardField[];
}

export interface FieldSection {
  /** Absent where the step's own title is enough. */
  title: Text | undefined;
  runs: readonly FieldRun[];
}

/** The fields of a step as its screen shows them: by sub-heading, and inside it by runs of the same layout. */
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
