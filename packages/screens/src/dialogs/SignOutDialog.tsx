import { Button, Dialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface SignOutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Signs out and keeps or deletes the draft in this browser. */
  onSignOut: (choice: { keepsDraft: boolean }) => void;
}

/** Asks what to do with an unfinished startup before the user signs out. */
export function SignOutDialog({ isOpen, onOpenChange, onSignOut }: SignOutDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`You have an unfinished startup`}
      footer={
        <>
          <Button variant="danger" onClick={() => onSignOut({ keepsDraft: false })}>
            <Trans>Delete it and log out</Trans>
          </Button>
          <Button variant="primary" onClick={() => onSignOut({ keepsDraft: true })}>
            <Trans>Keep it and log out</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        The draft is saved in this browser: you find it under New Startup when you sign in again here. On a shared
        computer, delete it.
      </Trans>
    </Dialog>
  );
}
