import { Banner, Button, Field, TextArea, TextInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { focusNamed } from '../focusNamed.ts';
import { useFormsLocale } from '../messages.ts';
import * as styles from './accounts.css.ts';
import { EmailInput } from './EmailInput.tsx';
import { type ContactValues, useContact } from './useContact.ts';
import { useFormSubmit } from './useFormSubmit.ts';
import { useSubmission } from './useSubmission.ts';

export interface ContactFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Sends the message; rejects with an error whose message is shown. The input is kept in that case. */
  onSubmit: (values: ContactValues) => Promise<unknown>;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The contact form. Submitting it incomplete focuses the first invalid field. */
export function ContactForm({ onSubmit, onDirtyChange, className, ...rest }: ContactFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { shownIssue, inputProps, firstIssue, trimmed, clear } = useContact(locale, onDirtyChange);
  const { state, failure, submit } = useSubmission(t`The message could not be sent`);

  async function send() {
    await onSubmit(trimmed());
    clear();
  }

  const formProps = useFormSubmit((form) => {
    const wrong = firstIssue();
    if (wrong !== undefined) focusNamed(form, wrong);
    else void submit(send);
  });

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} {...formProps}>
      <div className={styles.pair}>
        <Field label={t`Name`} error={shownIssue('name')}>
          <TextInput autoComplete="name" {...inputProps('name')} />
        </Field>
        <Field label={t`Email`} error={shownIssue('email')}>
          <EmailInput autoComplete="email" {...inputProps('email')} />
        </Field>
      </div>
      <Field label={t`Message`} error={shownIssue('message')}>
        <TextArea rows={6} {...inputProps('message')} />
      </Field>
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      {state === 'success' && (
        <Banner tone="success" title={t`Your message has been sent`}>
          <Trans>We will reply to the email address you gave.</Trans>
        </Banner>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isLoading={state === 'submitting'}
          loadingLabel={t`Sending...`}
        >
          <Trans>Send message</Trans>
        </Button>
      </div>
    </form>
  );
}
