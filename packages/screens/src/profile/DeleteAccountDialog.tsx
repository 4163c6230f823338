import { Banner, Button, Dialog, Field, PasswordInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';

import * as styles from './profile.css.ts';

export interface DeleteAccountDialogProps {
  /** Deletes the account and signs the user out; rejects with an error whose message is shown. */
  onDelete: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Says what goes and what stays with the account, and asks for the password. */
export function DeleteAccountDialog({ onDelete, onClose }: DeleteAccountDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDeleting) return;
    setIsMissing(password === '');
    if (password === '') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setIsDeleting(true);
    setFailure(null);
    try {
      await onDelete(password);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t`Could not delete the account`);
      setIsDeleting(false);
    }
  }

  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={() => {
        if (!isDeleting) onClose();
      }}
      title={t`Delete your account?`}
      description={t`This cannot be undone. Download your data first if you want to keep it.`}
      footer={
        <>
          <Button disabled={isDeleting} onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button type="submit" form={formId} variant="danger" isLoading={isDeleting} loadingLabel={t`Deleting...`}>
            <Trans>Delete my account</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.deletion} onSubmit={(event) => void handleSubmit(event)}>
        <section>
          <h3 className={styles.deletionTitle}>
            <Trans>What goes</Trans>
          </h3>
          <ul className={styles.deletionList}>
            <li>
              <Trans>Your name, email and profile, and every session on every device</Trans>
            </li>
            <li>
              <Trans>Your portfolios, and which startups you follow</Trans>
            </li>
            <li>
              <Trans>Invitations to own a startup, those you sent and those you received</Trans>
            </li>
            <li>
              <Trans>The draft of a new startup in this browser, and mails to you that wait on the server</Trans>
            </li>
          </ul>
        </section>
        <section>
          <h3 className={styles.deletionTitle}>
            <Trans>What stays</Trans>
          </h3>
          <ul className={styles.deletionList}>
            <li>
              <Trans>
                Your startups with their documents and evaluations. Other owners keep them; administrators look after
                those that nobody else owns, and see the private ones alone. To have one deleted, ask an administrator
                first.
              </Trans>
            </li>
            <li>
              <Trans>The log of who changed what and when, with your number and name</Trans>
            </li>
          </ul>
        </section>
        <Field label={t`Current password`} error={isMissing ? t`Type your password` : undefined}>
          <PasswordInput
            aria-required
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setIsMissing(false);
            }}
          />
        </Field>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
      </form>
    </Dialog>
  );
}
