import { accountFieldIssue, confirmationIssue, passwordCriteria, passwordStrength } from '@aval/contract';
import { Banner, Button, Field, PasswordInput, StrengthMeter } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type SubmitEvent, useState } from 'react';

import { useFormsLocale } from '../messages.ts';
import * as styles from './accounts.css.ts';
import { useSubmission } from './useSubmission.ts';

export interface PasswordValues {
  current_password: string;
  password: string;
}

export interface PasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Changes the password; rejects with an error whose message the person reads. */
  onSubmit: (values: PasswordValues) => Promise<unknown>;
}

const empty = { current_password: '', password: '', confirmation: '' };
type PasswordField = keyof typeof empty;
const untouched: ReadonlySet<PasswordField> = new Set();

/** A new password for somebody who knows the current one. The fields empty once it is changed. */
export function PasswordForm({ onSubmit, className, ...rest }: PasswordFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const [values, setValues] = useState(empty);
  const [touched, setTouched] = useState(untouched);
  const { state, failure, submit } = useSubmission(t`Could not change the password`);
  const strength = passwordStrength(values.password);
  const issues: Record<PasswordField, string | null> = {
    current_password: accountFieldIssue('sign_in_password', values.current_password, locale),
    password: accountFieldIssue('password', values.password, locale),
    confirmation: confirmationIssue(values.password, values.confirmation, locale),
  };
  const canSubmit = Object.values(issues).every((issue) => issue === null);
  const shownIssue = (field: PasswordField) => (touched.has(field) && issues[field]) || undefined;

  function inputProps(name: PasswordField) {
    return {
      name,
      autoComplete: name === 'current_password' ? 'current-password' : 'new-password',
      'aria-required': true,
      value: values[name],
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
      onBlur: () => setTouched((before) => new Set(before).add(name)),
    };
  }

  async function change() {
    const { confirmation: _, ...body } = values;
    await onSubmit(body);
    setValues(empty);
    setTouched(untouched);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (canSubmit) void submit(change);
  }

  return (
    <form {...rest} noValidate className={[styles.form, className].filter(Boolean).join(' ')} onSubmit={handleSubmit}>
      <Field label={t`Current password`} error={shownIssue('current_password')}>
        <PasswordInput {...inputProps('current_password')} />
      </Field>
      <div className={styles.password}>
        <Field label={t`New password`} error={shownIssue('password')}>
          <PasswordInput {...inputProps('password')} />
        </Field>
        <StrengthMeter
          strength={values.password === '' ? null : strength.level}
          criteria={passwordCriteria.map(({ id, label }) => ({ id, label: label[locale], isMet: strength.met[id] }))}
        />
      </div>
      <Field label={t`Confirm password`} error={shownIssue('confirmation')}>
        <PasswordInput {...inputProps('confirmation')} />
      </Field>
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      {state === 'success' && values.password === '' && (
        <Banner tone="success" title={t`Password changed`}>
          <Trans>Your other sessions have ended.</Trans>
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={!canSubmit} isLoading={state === 'submitting'} loadingLabel={t`Saving...`}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </form>
  );
}
