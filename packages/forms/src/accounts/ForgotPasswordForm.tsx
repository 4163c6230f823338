import { accountFieldIssue } from '@aval/contract';
import { Banner, Button, Field, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { focusNamed } from '../focusNamed.ts';
import { useFormsLocale } from '../messages.ts';
import { useTypedFields } from '../useTypedFields.ts';
import { AccountHead } from './AccountHead.tsx';
import * as styles from './accounts.css.ts';
import { EmailInput } from './EmailInput.tsx';
import { useFormSubmit } from './useFormSubmit.ts';
import { useSubmission } from './useSubmission.ts';

export interface ForgotPasswordValues {
  email: string;
}

export interface ForgotPasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Requests the instructions; rejects with an error whose message is shown. */
  onSubmit: (values: ForgotPasswordValues) => Promise<unknown>;
  /** Link back to sign-in. */
  signInHref: string;
}

const fields = ['email'] as const;
const empty = { email: '' };

/** Requests a link for a new password; the address is validated on blur and on submit. */
export function ForgotPasswordForm({ onSubmit, signInHref, className, ...rest }: ForgotPasswordFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { shownIssue, inputProps, firstIssue, trimmed } = useTypedFields({
    fields,
    initial: empty,
    issuesOf: ({ email }) => ({ email: accountFieldIssue('known_email', email, locale) }),
  });
  const { state, failure, submit } = useSubmission(t`Could not process the request`);

  const formProps = useFormSubmit((form) => {
    if (firstIssue() === undefined) void submit(() => onSubmit(trimmed()));
    else focusNamed(form, 'email');
  });

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} {...formProps}>
      <AccountHead title={t`Recover your password`}>
        <Trans>Enter the email of your account. You will get a link to choose a new password.</Trans>
      </AccountHead>
      <Field label={t`Email`} error={shownIssue('email')}>
        <EmailInput autoComplete="username" aria-required {...inputProps('email')} />
      </Field>
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      {state === 'success' && (
        <Banner tone="success" title={t`The instructions have been sent to your email`}>
          <Trans>The link works once and for one hour. If nothing arrives, check your spam folder.</Trans>
        </Banner>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isLoading={state === 'submitting'}
        loadingLabel={t`Sending...`}
      >
        <Trans>Send instructions</Trans>
      </Button>
      <p className={styles.foot}>
        <TextLink href={signInHref}>
          <Trans>Back to sign in</Trans>
        </TextLink>
      </p>
    </form>
  );
}
