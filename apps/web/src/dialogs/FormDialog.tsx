import { Dialog } from '@aval/ui';
import { type ReactNode, useState } from 'react';

import { DiscardDialog } from './DiscardDialog.tsx';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** The form; it tells whether it holds what is not saved. */
  children: (onDirtyChange: (isDirty: boolean) => void) => ReactNode;
}

/** A form in a dialog, which asks before what was typed in it is lost. */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Dialog isOpen onOpenChange={() => (isDirty ? setIsAsking(true) : onClose())} title={title}>
        {children(setIsDirty)}
      </Dialog>
      <DiscardDialog isOpen={isAsking} onStay={() => setIsAsking(false)} onLeave={onClose} />
    </>
  );
}
