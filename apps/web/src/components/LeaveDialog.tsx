import { DiscardDialog } from '@aval/screens';

import type { useLeaveWarning } from './useLeaveWarning.ts';

interface LeaveDialogProps {
  blocker: ReturnType<typeof useLeaveWarning>['blocker'];
}

/** Asks the user to confirm leaving a page with unsaved input. */
export function LeaveDialog({ blocker }: LeaveDialogProps) {
  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
