import { accountFieldIssue, confirmationIssue, type Locale } from '@aval/contract';
import { Banner, Button, Field, PasswordInput, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type SubmitEvent } from 'react';

import { useFormsLocale } from '../messages.ts';
import { useTypedFields } from '../useTypedFields.ts';
import { AccountHead } from './AccountHead.tsx';
import * as styles from './accounts.css.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useSubmission } from './useSubmission.ts';

export interface ResetPasswordValues {
  password: string;
}

export interface ResetPasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Sets the password; rejects with an error whose message is shown. */
  onSubmit: (values: ResetPasswordValues) => Promise<unknown>;
  /** Link to sign-in after the password was set. */
  signInHref: string;
  /** Link to request a new email when this one has expired. */
  forgotPasswordHref: string;
  /** Whether the account is new and its user was invited to set the first password. */
  isInvitation?: boolean | undefined;
}

const fields = ['password', 'confirmation'] as const;
const empty = { password: '', confirmation: '' };

function issuesOf({ password, confirmation }: typeof empty, locale: Locale): Record<keyof typeof empty, string | null> {
  return {
    password: accountFieldIssue('password', password, locale),
    confirmation: confirmationIssue(password, confirmation, locale),
  };
}

/** Sets a new password with confirmation; the button is disabled until both are valid. */
export function ResetPasswordForm({
  onSubmit,
  signInHref,
  forgotPasswordHref,
  isInvitation = false,
  className,
  ...rest
}: ResetPasswordFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const form = useTypedFields({
    fields,
    initial: empty,
    issuesOf: (values) => issuesOf(values, locale),
  });
  const { typed, isValid, shownIssue, inputProps, firstIssue } = form;
  const { state, failure, submit } = useSubmission(t`Could not reset the password`);
  const canSubmit = isValid && state !== 'success';

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (firstIssue() === undefined && canSubmit) void submit(() => onSubmit({ password: typed.now().password }));
  }

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} onSubmit={handleSubmit}>
      {isInvitation ? (
        <AccountHead title={t`Welcome to Aval`}>
          <Trans>Choose the password of your new account.</Trans>
        </AccountHead>
      ) : (
        <AccountHead title={t`Choose a new password`}>
          <Trans>Every open session of your account will end.</Trans>
        </AccountHead>
      )}
      <NewPasswordField label={isInvitation ? t`Password` : t`New password`} form={form} />
      <Field label={t`Confirm password`} error={shownIssue('confirmation')}>
        <PasswordInput aria-required autoComplete="new-password" {...inputProps('confirmation')} />
      </Field>
      {state === 'error' && (
        <Banner
          tone="danger"
          action={
            <TextLink variant="prose" href={forgotPasswordHref}>
              <Trans>Ask for a new link</Trans>
            </TextLink>
          }
        >
          {failure}
        </Banner>
      )}
      {state === 'success' && (
        <Banner tone="success" title={isInvitation ? t`Your password is set` : t`The password has been reset`}>
          <Trans>You are being taken to sign in.</Trans>
        </Banner>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        disabled={!canSubmit}
        isLoading={state === 'submitting'}
        loadingLabel={t`Saving...`}
      >
        {isInvitation ? t`Set password` : t`Reset password`}
      </Button>
      <p className={styles.foot}>
        <TextLink href={signInHref}>
          <Trans>Back to sign in</Trans>
        </TextLink>
      </p>
    </form>
  );
}
