import { Button, Dialog } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

export interface NotFoundDialogProps {
  title: string;
  description: string;
  onClose: () => void;
}

/**
 * Shown instead of a dialog when the item in its address does not exist, for example because it was deleted after the
 * link was made.
 */
export function NotFoundDialog({ title, description, onClose }: NotFoundDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={title}
      description={description}
      footer={<Button variant="primary" onClick={onClose}>{t`Show the list`}</Button>}
    />
  );
}
