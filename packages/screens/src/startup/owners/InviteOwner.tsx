import { accountFieldIssueText } from '@aval/contract';
import { Button, Field, TextInput } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import * as styles from './owners.css.ts';

/** Who is invited: the number of an account, or an email. */
export type NamedOwner = { user_id: number } | { email: string };

export interface InviteOwnerProps {
  /** Sends the invitation; rejects with an error whose message is shown. */
  onInvite: (named: NamedOwner) => Promise<unknown>;
}

/** The account that a text names; null when it is neither a number nor an email. */
function namedBy(text: string): NamedOwner | null {
  if (/^[1-9]\d{0,8}$/.test(text)) return { user_id: Number(text) };
  return accountFieldIssueText('email', text) === null ? { email: text } : null;
}

/** Invites somebody to own a startup. What was typed stays until it has been sent. */
export function InviteOwner({ onInvite }: InviteOwnerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const input = event.currentTarget.querySelector('input');
    const named = namedBy(text.trim());
    if (!named) {
      setIssue(t`Type an email, or the number of an account`);
      input?.focus();
      return;
    }
    setIsSending(true);
    try {
      await onInvite(named);
      setText('');
      setIssue(null);
    } catch (error) {
      setIssue((error instanceof Error && error.message) || t`Error sending the invitation`);
    } finally {
      setIsSending(false);
      input?.focus();
    }
  }

  return (
    <form className={styles.adding} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        label={t`Invite an owner`}
        hint={t`By email, or by the number of their account. They become an owner when they accept.`}
        error={issue ?? undefined}
      >
        <TextInput
          inputMode="email"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setIssue(null);
          }}
        />
      </Field>
      <Button type="submit" className={styles.add} icon={Send} isLoading={isSending} loadingLabel={t`Sending...`}>
        {t`Invite`}
      </Button>
    </form>
  );
}
