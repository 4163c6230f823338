import type { StoredDocument } from '@aval/contract';
import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface DeleteDocumentDialogProps {
  document: StoredDocument;
  isDeleting: boolean;
  /** Why it was not deleted: the server's message, which may be empty; null when it was not tried. */
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether to delete a stored document. */
export function DeleteDocumentDialog({
  document: { name, startup },
  isDeleting,
  failure,
  onConfirm,
  onClose,
}: DeleteDocumentDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete ${name}?`}
      confirmLabel={t`Delete`}
      tone="danger"
      onConfirm={onConfirm}
      isLoading={isDeleting}
      loadingLabel={t`Deleting...`}
      error={failure === null ? null : failure || t`Error deleting the document. Please try again.`}
    >
      {startup ? (
        <Trans>The document is removed for good. {startup.name} keeps its values and their quotes.</Trans>
      ) : (
        <Trans>The document is removed for good.</Trans>
      )}
    </ConfirmDialog>
  );
}
