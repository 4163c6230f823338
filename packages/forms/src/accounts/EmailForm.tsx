import { accountFieldIssue, type Locale } from '@aval/contract';
import { Banner, Button, Field, PasswordInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type SubmitEvent } from 'react';

import { useFormsLocale } from '../messages.ts';
import { useTypedFields } from '../useTypedFields.ts';
import * as styles from './accounts.css.ts';
import { EmailInput } from './EmailInput.tsx';
import { useSubmission } from './useSubmission.ts';

export interface EmailValues {
  email: string;
  current_password: string;
}

export interface EmailFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Asks for the change and shows where the link was sent; rejects with an error whose message is shown. */
  onSubmit: (values: EmailValues) => Promise<unknown>;
}

const empty = { email: '', current_password: '' };
type EmailField = keyof typeof empty;
const fields: readonly EmailField[] = ['email', 'current_password'];

function issuesOf(values: typeof empty, locale: Locale): Record<EmailField, string | null> {
  return {
    email: accountFieldIssue('email', values.email, locale),
    current_password: accountFieldIssue('sign_in_password', values.current_password, locale),
  };
}

/** Asks for another email of a signed-in user who knows the password. The fields are cleared afterwards. */
export function EmailForm({ onSubmit, className, ...rest }: EmailFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { typed, isValid, shownIssue, inputProps, rewrite } = useTypedFields({
    fields,
    initial: empty,
    issuesOf: (values) => issuesOf(values, locale),
  });
  const { state, failure, submit } = useSubmission(t`Could not change the email`);

  async function change() {
    const { email, current_password } = typed.now();
    await onSubmit({ email: email.trim(), current_password });
    rewrite(empty);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isValid) void submit(change);
  }

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} onSubmit={handleSubmit}>
      <Field label={t`New email`} error={shownIssue('email')}>
        <EmailInput aria-required autoComplete="email" {...inputProps('email')} />
      </Field>
      <Field label={t`Your password`} error={shownIssue('current_password')}>
        <PasswordInput aria-required autoComplete="current-password" {...inputProps('current_password')} />
      </Field>
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      <div className={styles.actions}>
        <Button type="submit" disabled={!isValid} isLoading={state === 'submitting'} loadingLabel={t`Sending...`}>
          <Trans>Change email</Trans>
        </Button>
      </div>
    </form>
  );
}
