import { Button, ConfirmDialog, moveFocus, reserveBottomSpace } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { EditIssue } from '../edit/editChanges.ts';
import type { IssueCounts } from '../wizard.ts';
import { IssueList } from './IssueList.tsx';
import * as styles from './StartupEditForm.css.ts';

interface FormBarProps {
  issues: readonly EditIssue[];
  counts: IssueCounts;
  onIssueSelect: (issue: EditIssue) => void;
  isDirty: boolean;
  onDirtyChange: ((isDirty: boolean) => void) | undefined;
  /** What is to be saved, in words. */
  state: ReactNode;
  /** Shown instead once it was saved and nothing has changed since. */
  done: ReactNode;
  isDone: boolean;
  isBusy: boolean;
  busyLabel: string;
  submitLabel: string;
  /** The keys that save from anywhere, if there are any. */
  shortcut?: string;
  /** What the question before discarding says. */
  discard: { title: string; confirmLabel: string; text: ReactNode };
  onDiscard: () => void;
}

/** The end of a form: its issues, what is to be saved, and the buttons that discard and save it. */
export function FormBar(props: FormBarProps) {
  const { issues, counts, onIssueSelect, isDirty, onDirtyChange, state, done, isDone, isBusy, discard } = props;
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const reportDirty = useEffectEvent((isNowDirty: boolean) => onDirtyChange?.(isNowDirty));
  useEffect(() => reportDirty(isDirty), [isDirty]);
  const lineRef = useRef<HTMLDivElement>(null);
  const stateRef = useRef<HTMLSpanElement>(null);
  // The pressed button is disabled now and would lose the focus.
  useEffect(() => {
    const active = document.activeElement;
    const isPressed = lineRef.current?.contains(active) || active?.closest('[role=alertdialog]');
    if (!isDirty && isPressed && stateRef.current) moveFocus(stateRef.current);
  }, [isDirty]);
  return (
    <div ref={reserveBottomSpace} className={styles.bar}>
      {issues.length > 0 && <IssueList issues={issues} counts={counts} onSelect={onIssueSelect} />}
      <div ref={lineRef} className={styles.barLine}>
        <span
          ref={stateRef}
          className={styles.state}
          role="status"
          data-state={isDirty ? 'dirty' : isDone ? 'saved' : 'clean'}
        >
          {!isDirty && isDone ? (
            <>
              <CircleCheck className={styles.icon} aria-hidden="true" />
              {done}
            </>
          ) : (
            state
          )}
        </span>
        <Button
          variant="ghost"
          disabled={!isDirty || isBusy}
          className={styles.discard}
          onClick={() => setIsAsking(true)}
        >
          <Trans>Discard</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!isDirty || issues.length > 0}
          isLoading={isBusy}
          loadingLabel={props.busyLabel}
          aria-keyshortcuts={props.shortcut}
        >
          {props.submitLabel}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={discard.title}
        confirmLabel={discard.confirmLabel}
        cancelLabel={t`Keep editing`}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          props.onDiscard();
        }}
      >
        {discard.text}
      </ConfirmDialog>
    </div>
  );
}
