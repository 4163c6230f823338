import { Plural, useLingui } from '@lingui/react/macro';

import type { EditIssue } from '../edit/editChanges.ts';
import type { EditValues } from '../edit/editValues.ts';
import { FormBar } from '../StartupEditForm/FormBar.tsx';
import { useEditValues, useWholeState } from '../StartupEditForm/useWholeState.ts';
import { type ClaimDetails, claimedIds } from './claims.ts';

interface ProposalBarProps {
  before: EditValues;
  details: ClaimDetails;
  isSending: boolean;
  isSent: boolean;
  onIssueSelect: (issue: EditIssue) => void;
  onDirtyChange: ((isDirty: boolean) => void) | undefined;
  onDiscard: () => void;
}

/** The number of figures that are proposed and their issues, with the button that sends them. */
export function ProposalBar({ before, details, isSending, isSent, ...rest }: ProposalBarProps) {
  const { t } = useLingui();
  const { issues, counts } = useWholeState(before);
  const count = claimedIds(before, useEditValues(), details).length;
  return (
    <FormBar
      {...rest}
      issues={issues}
      counts={counts}
      isDirty={count > 0}
      state={<Plural value={count} _0="No figures to send" one="# figure to send" other="# figures to send" />}
      done={t`Sent. You are told once it is decided.`}
      isDone={isSent}
      isBusy={isSending}
      busyLabel={t`Sending...`}
      submitLabel={t`Send for review`}
      discard={{
        title: t`Discard these figures?`,
        confirmLabel: t`Discard figures`,
        text: <Plural value={count} one="# figure is lost." other="# figures are lost." />,
      }}
    />
  );
}
