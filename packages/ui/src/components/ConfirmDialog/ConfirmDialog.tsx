import type { ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useWords } from '../../words/WordsContext.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether it is open; the owner keeps this. */
  isOpen: boolean;
  /** Asked to close: by Cancel, Escape, the overlay or the cross. Not asked while `isLoading`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, with the thing's name in it. */
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  children?: ReactNode;
  /** The verb ('Delete startup'), never 'Yes'. */
  confirmLabel: string;
  /** In place of 'Cancel' where that could be read as the action ('Keep startup'). */
  cancelLabel?: string | undefined;
  /** 'danger' for what cannot easily be taken back. */
  tone?: 'normal' | 'danger' | undefined;
  /** Does it. The owner closes the dialog, or sets `error` and leaves it open. */
  onConfirm: () => void;
  /** The confirmed action is under way: the dialog can be neither confirmed again nor left. */
  isLoading?: boolean | undefined;
  /** What the confirming button says meanwhile ('Deleting...'). */
  loadingLabel?: string | undefined;
  /** Why the server refused. */
  error?: ReactNode;
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  onConfirm,
  isLoading = false,
  loadingLabel,
  error,
}: ConfirmDialogProps) {
  const words = useWords();
  const hasError = isShown(error);

  function handleOpenChange(next: boolean) {
    if (!isLoading) onOpenChange(next);
  }

  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      title={title}
      footer={
        <>
          <Button disabled={isLoading} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isLoading={isLoading}
            loadingLabel={loadingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(isShown(children) || hasError) && (
        <div className={styles.body}>
          {isShown(children) && <div>{children}</div>}
          {hasError && <Banner tone="danger">{error}</Banner>}
        </div>
      )}
    </Dialog>
  );
}
