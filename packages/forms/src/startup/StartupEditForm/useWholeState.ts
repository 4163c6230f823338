import { type FieldGroupId, fieldGroupIds, isBlank, startupField } from '@aval/contract';
import { useDeferredValue, useMemo } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';

import { type EditChanges, changesBetween, type EditIssue, editIssues } from '../edit/editChanges.ts';
import type { EditValues } from '../edit/editValues.ts';
import { useWizardScene } from '../useWizardForm.ts';
import type { IssueCounts } from '../wizard.ts';

/** The current values. Re-renders on every keystroke, so use it in small components. */
export function useEditValues(): EditValues {
  const { control } = useFormContext<EditValues>();
  return useWatch({ control, compute: (all) => ({ ...all }) });
}

export interface WholeState {
  changes: EditChanges;
  issues: readonly EditIssue[];
  counts: IssueCounts;
}

/** The current changes and issues. */
export function useWholeState(before: EditValues): WholeState {
  const scene = useWizardScene();
  const values = useEditValues();
  const changes = changesBetween(before, values);
  const issues = editIssues(changes, values, scene);
  const missing = issues.filter(({ path }) => isBlank(get(values, path))).length;
  return { changes, issues, counts: { missing, wrong: issues.length - missing } };
}

export type SectionMarks = Record<FieldGroupId, { changed: number; wrong: number }>;

/** The number of changes and issues by section; deferred, so that typing is never blocked. */
export function useSectionMarks(before: EditValues): SectionMarks {
  const scene = useWizardScene();
  const values = useDeferredValue(useEditValues());
  return useMemo(() => {
    const changes = changesBetween(before, values);
    const issues = editIssues(changes, values, scene);
    const groups = [...changes.fields, ...changes.objects.map(startupField)].map((field) => field.group);
    const marks = fieldGroupIds.map((id) => [
      id,
      {
        changed: groups.filter((group) => group === id).length,
        wrong: issues.filter((issue) => issue.section === id).length,
      },
    ]);
    return Object.fromEntries(marks) as SectionMarks;
  }, [before, values, scene]);
}
