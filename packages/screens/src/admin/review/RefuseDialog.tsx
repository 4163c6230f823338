import { ConfirmDialog, Field, TextArea } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import * as styles from './review.css.ts';

export interface RefuseDialogProps {
  /** Name of the startup. */
  name: string;
  isPending: boolean;
  /** With the reason, which may be empty. */
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** The longest reason that the server stores. */
const longestReason = 500;

/** Asks for the reason before a startup is left private. */
export function RefuseDialog({ name, isPending, onConfirm, onClose }: RefuseDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Leave ${name} private?`}
      confirmLabel={t`Leave private`}
      onConfirm={() => onConfirm(reason.trim())}
      isLoading={isPending}
      loadingLabel={t`Saving...`}
    >
      <div className={styles.question}>
        <p>
          <Trans>Its owners keep it, can change it and ask again.</Trans>
        </p>
        <Field label={t`Reason`} optional hint={t`Its owners read it on the page of the startup.`}>
          <TextArea
            rows={3}
            maxLength={longestReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
