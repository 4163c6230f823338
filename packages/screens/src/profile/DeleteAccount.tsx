import { Button, Card, CardHeader } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import { DeleteAccountDialog, type DeleteAccountDialogProps } from './DeleteAccountDialog.tsx';

type DeleteAccountProps = Pick<DeleteAccountDialogProps, 'onDelete'>;

/** Deletes the account of the user, after a dialog that says what goes and what stays. */
export function DeleteAccount({ onDelete }: DeleteAccountProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Delete account`}
        description={t`Your startups stay; everything else that is only yours goes. This cannot be undone.`}
      />
      <div>
        <Button variant="danger" icon={Trash2} onClick={() => setIsOpen(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {isOpen && <DeleteAccountDialog onDelete={onDelete} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
