import { type AccountField, accountFieldIssue } from '@aval/contract';
import { Banner, Button, Checkbox, Field, PasswordInput, TextInput, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type SubmitEvent, useState } from 'react';

import { useFormsLocale } from '../messages.ts';
import * as styles from './accounts.css.ts';
import { rejectionMessage } from './rejectionMessage.ts';

export interface SignInValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Signs in; rejects with an error whose message the person reads. The password stays in the field. */
  onSubmit: (values: SignInValues) => Promise<unknown>;
  forgotPasswordHref: string;
  registerHref: string;
}

type Touched = Partial<Record<'email' | 'password', boolean>>;

/** Email and password, judged when they are left; the button waits until both are filled and fine. */
export function SignInForm({ onSubmit, forgotPasswordHref, registerHref, className, ...rest }: SignInFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const [values, setValues] = useState<SignInValues>({ email: '', password: '', rememberMe: false });
  const [touched, setTouched] = useState<Touched>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const issues = {
    email: issueOf('email', values.email),
    password: issueOf('sign_in_password', values.password),
  };
  const canSubmit = issues.email === null && issues.password === null;

  function issueOf(field: AccountField, value: string): string | null {
    return accountFieldIssue(field, value, locale);
  }

  function change(part: Partial<SignInValues>) {
    setValues((before) => ({ ...before, ...part }));
  }

  async function submit() {
    setIsSubmitting(true);
    setFailure(null);
    try {
      await onSubmit({ ...values, email: values.email.trim() });
    } catch (error) {
      setFailure(rejectionMessage(error) ?? t`Could not sign in`);
    } finally {
      setIsSubmitting(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTouched({ email: true, password: true });
    if (canSubmit && !isSubmitting) void submit();
  }

  return (
    <form {...rest} noValidate className={[styles.form, className].filter(Boolean).join(' ')} onSubmit={handleSubmit}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans context="title">Sign in</Trans>
        </h1>
        <p className={styles.subtitle}>
          <Trans>Back to your startups, your portfolios and their scores.</Trans>
        </p>
      </div>
      <Field label={t`Email`} error={(touched.email && issues.email) || undefined}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={() => setTouched((before) => ({ ...before, email: true }))}
        />
      </Field>
      <Field label={t`Password`} error={(touched.password && issues.password) || undefined}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
          onBlur={() => setTouched((before) => ({ ...before, password: true }))}
        />
      </Field>
      <div className={styles.between}>
        <Checkbox
          name="rememberMe"
          label={t`Remember me`}
          checked={values.rememberMe}
          onCheckedChange={(checked) => change({ rememberMe: checked === true })}
        />
        <TextLink href={forgotPasswordHref}>
          <Trans>Forgot your password?</Trans>
        </TextLink>
      </div>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        disabled={!canSubmit}
        isLoading={isSubmitting}
        loadingLabel={t`Signing in...`}
      >
        <Trans>Sign in</Trans>
      </Button>
      <p className={styles.foot}>
        <Trans>
          No account yet? <TextLink href={registerHref}>Register</TextLink>
        </Trans>
      </p>
    </form>
  );
}
