import { DiscardDialog } from './DiscardDialog.tsx';
import type { useLeaveWarning } from './useLeaveWarning.ts';

interface LeaveDialogProps {
  blocker: ReturnType<typeof useLeaveWarning>['blocker'];
}

/** Asks whether what was typed may be lost, while somebody is on the way to another page. */
export function LeaveDialog({ blocker }: LeaveDialogProps) {
  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
