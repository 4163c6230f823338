import { Button, ConfirmDialog, reserveBottomSpace } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { changeCount, type EditIssue } from '../edit/editChanges.ts';
import type { EditValues } from '../edit/editValues.ts';
import { IssueCount } from '../IssueCount.tsx';
import type { IssueCounts } from '../wizard.ts';
import * as styles from './StartupEditForm.css.ts';
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
export function SaveBar({ before, isSaving, isSaved, onIssueSelect, onDirtyChange, onDiscard }: SaveBarProps) {
  const { t } = useLingui();
  const { changes, issues, counts } = useWholeState(before);
  const [isAsking, setIsAsking] = useState(false);
  const count = changeCount(changes);
  const isDirty = count > 0;
  const reportDirty = useEffectEvent(onDirtyChange);
  useEffect(() => reportDirty(isDirty), [isDirty]);

  return (
    <div ref={reserveBottomSpace} className={styles.bar}>
      {issues.length > 0 && <IssueList issues={issues} counts={counts} onSelect={onIssueSelect} />}
      <div className={styles.barLine}>
        <span className={styles.state} role="status" data-state={isDirty ? 'dirty' : isSaved ? 'saved' : 'clean'}>
          {!isDirty && isSaved ? (
            <>
              <CircleCheck className={styles.icon} aria-hidden="true" />
              <Trans>All changes saved</Trans>
            </>
          ) : (
            <Plural value={count} _0="No changes" one="# unsaved change" other="# unsaved changes" />
          )}
        </span>
        <Button variant="ghost" disabled={!isDirty || isSaving} onClick={() => setIsAsking(true)}>
          <Trans>Discard</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!isDirty || issues.length > 0}
          isLoading={isSaving}
          loadingLabel={t`Saving...`}
          aria-keyshortcuts="Control+S"
        >
          <Trans>Save Changes</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t`Discard your changes?`}
        confirmLabel={t`Discard changes`}
        cancelLabel={t`Keep editing`}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
      >
        <Plural value={count} one="# change is lost." other="# changes are lost." />
      </ConfirmDialog>
    </div>
  );
}

const shown = 4;

interface IssueListProps {
  issues: readonly EditIssue[];
  counts: IssueCounts;
  onSelect: (issue: EditIssue) => void;
}

/** The issues, each with a link to its field. */
function IssueList({ issues, counts, onSelect }: IssueListProps) {
  const more = issues.length - shown;
  return (
    <div className={styles.summary}>
      <p className={styles.summaryTitle}>
        <IssueCount {...counts} />
      </p>
      <ul className={styles.summaryList}>
        {issues.slice(0, shown).map((issue) => (
          <li key={issue.path}>
            <button type="button" className={styles.issue} onClick={() => onSelect(issue)}>
              {issue.path.includes('.') ? `${issue.label}: ${issue.message}` : issue.message}
            </button>
          </li>
        ))}
        {more > 0 && (
          <li className={styles.more}>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </div>
  );
}
