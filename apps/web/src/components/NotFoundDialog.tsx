import { Button, Dialog } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

interface NotFoundDialogProps {
  title: string;
  description: string;
  onClose: () => void;
}

/** In place of a dialog about something that is not there, as a link to it may be older than it. */
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
