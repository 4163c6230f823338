import { accountFieldIssue, confirmationIssue, type Locale } from '@aval/contract';
import { Banner, Button, Field, PasswordInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type SubmitEvent } from 'react';

import { useFormsLocale } from '../messages.ts';
import { useTypedFields } from '../useTypedFields.ts';
import * as styles from './accounts.css.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useSubmission } from './useSubmission.ts';

export interface PasswordValues {
  current_password: string;
  password: string;
}

export interface PasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Changes the password; rejects with an error whose message is shown. */
  onSubmit: (values: PasswordValues) => Promise<unknown>;
}

const empty = { current_password: '', password: '', confirmation: '' };
type PasswordField = keyof typeof empty;
const fields: readonly PasswordField[] = ['current_password', 'password', 'confirmation'];

function issuesOf(values: typeof empty, locale: Locale): Record<keyof typeof empty, string | null> {
  return {
    current_password: accountFieldIssue('sign_in_password', values.current_password, locale),
    password: accountFieldIssue('password', values.password, locale),
    confirmation: confirmationIssue(values.password, values.confirmation, locale),
  };
}

/** Changes the password of a user who knows the current one. The fields are cleared afterwards. */
export function PasswordForm({ onSubmit, className, ...rest }: PasswordFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const form = useTypedFields({
    fields,
    initial: empty,
    issuesOf: (values) => issuesOf(values, locale),
  });
  const { typed, isValid, isChanged, shownIssue, inputProps, rewrite } = form;
  const { state, failure, submit } = useSubmission(t`Could not change the password`);

  async function change() {
    const { confirmation: _, ...body } = typed.now();
    await onSubmit(body);
    rewrite(empty);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isValid) void submit(change);
  }

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} onSubmit={handleSubmit}>
      <Field label={t`Current password`} error={shownIssue('current_password')}>
        <PasswordInput aria-required autoComplete="current-password" {...inputProps('current_password')} />
      </Field>
      <NewPasswordField label={t`New password`} form={form} />
      <Field label={t`Confirm password`} error={shownIssue('confirmation')}>
        <PasswordInput aria-required autoComplete="new-password" {...inputProps('confirmation')} />
      </Field>
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      {state === 'success' && !isChanged && (
        <Banner tone="success" title={t`Password changed`}>
          <Trans>Your other sessions have ended.</Trans>
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={!isValid} isLoading={state === 'submitting'} loadingLabel={t`Saving...`}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </form>
  );
}
