import { accountFieldIssue, confirmationIssue, passwordCriteria, passwordStrength } from '@aval/contract';
import { Banner, Button, Field, PasswordInput, StrengthMeter, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type SubmitEvent, useState } from 'react';

import { useFormsLocale } from '../messages.ts';
import * as styles from './accounts.css.ts';
import { useSubmission } from './useSubmission.ts';

export interface ResetPasswordValues {
  password: string;
}

export interface ResetPasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Sets the password; rejects with an error whose message the person reads. */
  onSubmit: (values: ResetPasswordValues) => Promise<unknown>;
  signInHref: string;
  /** Where a new link is asked for when this one has expired. */
  forgotPasswordHref: string;
}

type PasswordField = 'password' | 'confirmation';

/** A new password, twice; the button waits until both are filled and fine. */
export function ResetPasswordForm({
  onSubmit,
  signInHref,
  forgotPasswordHref,
  className,
  ...rest
}: ResetPasswordFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const [touched, setTouched] = useState<Partial<Record<PasswordField, boolean>>>({});
  const { state, failure, submit } = useSubmission(t`Could not reset the password`);
  const strength = passwordStrength(values.password);
  const issues = {
    password: accountFieldIssue('password', values.password, locale),
    confirmation: confirmationIssue(values.password, values.confirmation, locale),
  };
  const canSubmit = issues.password === null && issues.confirmation === null && state !== 'success';

  function inputProps(name: PasswordField) {
    return {
      name,
      autoComplete: 'new-password',
      'aria-required': true,
      value: values[name],
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
      onBlur: () => setTouched((before) => ({ ...before, [name]: true })),
    };
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTouched({ password: true, confirmation: true });
    if (canSubmit) void submit(() => onSubmit({ password: values.password }));
  }

  return (
    <form {...rest} noValidate className={[styles.form, className].filter(Boolean).join(' ')} onSubmit={handleSubmit}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Choose a new password</Trans>
        </h1>
        <p className={styles.subtitle}>
          <Trans>Every open session of your account will end.</Trans>
        </p>
      </div>
      <div className={styles.password}>
        <Field label={t`New password`} error={(touched.password && issues.password) || undefined}>
          <PasswordInput {...inputProps('password')} />
        </Field>
        <StrengthMeter
          strength={values.password === '' ? null : strength.level}
          criteria={passwordCriteria.map(({ id, label }) => ({ id, label: label[locale], isMet: strength.met[id] }))}
        />
      </div>
      <Field label={t`Confirm password`} error={(touched.confirmation && issues.confirmation) || undefined}>
        <PasswordInput {...inputProps('confirmation')} />
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
        <Banner tone="success" title={t`The password has been reset`}>
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
        <Trans>Reset password</Trans>
      </Button>
      <p className={styles.foot}>
        <TextLink href={signInHref}>
          <Trans>Back to sign in</Trans>
        </TextLink>
      </p>
    </form>
  );
}
