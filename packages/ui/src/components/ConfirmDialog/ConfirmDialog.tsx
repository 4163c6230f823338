import type { ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether it is open; controlled by the parent. */
  isOpen: boolean;
  /** Called when Cancel, Escape, the overlay or the close button closes it; not while `isLoading`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, including the name of the item. */
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  children?: ReactNode;
  /** The verb ('Delete startup'), never 'Yes'. */
  confirmLabel: string;
  /** Replaces 'Cancel' when it could be mistaken for the action ('Keep startup'). */
  cancelLabel?: string | undefined;
  /** 'danger' for actions that are hard to undo. */
  tone?: 'normal' | 'danger' | undefined;
  /** Performs the action. The parent closes the dialog, or sets `error` and leaves it open. */
  onConfirm: () => void;
  /** The confirmed action is in progress: the dialog can neither be confirmed again nor closed. */
  isLoading?: boolean | undefined;
  /** Label of the confirming button while loading ('Deleting...'). */
  loadingLabel?: string | undefined;
  /** Error message of the server. */
  error?: ReactNode;
}

/** Asks for confirmation of an action that is hard to undo. */
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
  const texts = useTexts();
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
            {cancelLabel ?? texts.cancel}
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
