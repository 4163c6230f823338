import { Plural, useLingui } from '@lingui/react/macro';

import { changeCount, type EditIssue } from '../edit/editChanges.ts';
import type { EditValues } from '../edit/editValues.ts';
import { FormBar } from './FormBar.tsx';
import { useWholeState } from './useWholeState.ts';

interface SaveBarProps {
  before: EditValues;
  isSaving: boolean;
  isSaved: boolean;
  onIssueSelect: (issue: EditIssue) => void;
  onDirtyChange: (isDirty: boolean) => void;
  onDiscard: () => void;
}

/** The number of unsaved changes and issues, with the save button. */
export function SaveBar({ before, isSaving, isSaved, ...rest }: SaveBarProps) {
  const { t } = useLingui();
  const { changes, issues, counts } = useWholeState(before);
  const count = changeCount(changes);
  return (
    <FormBar
      {...rest}
      issues={issues}
      counts={counts}
      isDirty={count > 0}
      state={<Plural value={count} _0="No changes" one="# unsaved change" other="# unsaved changes" />}
      done={t`All changes saved`}
      isDone={isSaved}
      isBusy={isSaving}
      busyLabel={t`Saving...`}
      submitLabel={t`Save Changes`}
      shortcut="Control+S"
      discard={{
        title: t`Discard your changes?`,
        confirmLabel: t`Discard changes`,
        text: <Plural value={count} one="# change is lost." other="# changes are lost." />,
      }}
    />
  );
}
