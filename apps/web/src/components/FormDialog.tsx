import { DiscardDialog } from '@aval/screens';
import { Dialog } from '@aval/ui';
import { type ReactNode, useState } from 'react';

import { LeaveDialog } from './LeaveDialog.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';

interface FormDialogProps {
  title: string;
  /** One sentence under the title. */
  description?: string | undefined;
  onClose: () => void;
  /** Renders the form, which reports unsaved changes and can close the dialog without confirmation. */
  children: (onDirtyChange: (isDirty: boolean) => void, close: () => void) => ReactNode;
}

/** A form in a dialog that asks for confirmation before it discards unsaved input. */
export function FormDialog({ title, description, onClose, children }: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const warning = useLeaveWarning();

  function handleDirtyChange(isNowDirty: boolean) {
    setIsDirty(isNowDirty);
    warning.setIsDirty(isNowDirty);
  }

  function close() {
    warning.setIsDirty(false);
    onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={() => (isDirty ? setIsAsking(true) : close())}
        title={title}
        description={description}
      >
        {children(handleDirtyChange, close)}
      </Dialog>
      <DiscardDialog isOpen={isAsking} onStay={() => setIsAsking(false)} onLeave={close} />
      <LeaveDialog blocker={warning.blocker} />
    </>
  );
}
