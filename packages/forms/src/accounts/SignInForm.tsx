import { accountFieldIssue, type Locale } from '@aval/contract';
import { Banner, Button, Checkbox, Field, PasswordInput, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useState } from 'react';

import { useFormsLocale } from '../messages.ts';
import { useTypedFields } from '../useTypedFields.ts';
import { AccountHead } from './AccountHead.tsx';
import * as styles from './accounts.css.ts';
import { EmailInput } from './EmailInput.tsx';
import { useFormSubmit } from './useFormSubmit.ts';
import { useSubmission } from './useSubmission.ts';

export interface SignInValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Signs in; rejects with an error whose message is shown. The password is kept in the field. */
  onSubmit: (values: SignInValues) => Promise<unknown>;
  /** Link to request a new password. */
  forgotPasswordHref: string;
  /** Link for users without an account. */
  registerHref: string;
}

const fields = ['email', 'password'] as const;
const empty = { email: '', password: '' };

function issuesOf({ email, password }: typeof empty, locale: Locale): Record<keyof typeof empty, string | null> {
  return {
    email: accountFieldIssue('known_email', email, locale),
    password: accountFieldIssue('sign_in_password', password, locale),
  };
}

/** The sign-in form with email and password, validated on blur; the button is disabled until both are valid. */
export function SignInForm({ onSubmit, forgotPasswordHref, registerHref, className, ...rest }: SignInFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { typed, isValid, shownIssue, inputProps, firstIssue } = useTypedFields({
    fields,
    initial: empty,
    issuesOf: (values) => issuesOf(values, locale),
  });
  const [rememberMe, setRememberMe] = useState(false);
  const { state, failure, submit } = useSubmission(t`Could not sign in`);

  function signIn() {
    const { email, password } = typed.now();
    return onSubmit({ email: email.trim(), password, rememberMe });
  }

  const formProps = useFormSubmit(() => {
    if (firstIssue() === undefined) void submit(signIn);
  });

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} {...formProps}>
      <AccountHead title={t({ message: 'Sign in', context: 'title' })}>
        <Trans>Back to your startups, your portfolios and their scores.</Trans>
      </AccountHead>
      <Field label={t`Email`} error={shownIssue('email')}>
        <EmailInput autoComplete="username" {...inputProps('email')} />
      </Field>
      <Field label={t`Password`} error={shownIssue('password')}>
        <PasswordInput autoComplete="current-password" {...inputProps('password')} />
      </Field>
      <div className={styles.between}>
        <Checkbox
          name="rememberMe"
          label={t`Remember me`}
          checked={rememberMe}
          onCheckedChange={(checked) => setRememberMe(checked === true)}
        />
        <TextLink href={forgotPasswordHref}>
          <Trans>Forgot your password?</Trans>
        </TextLink>
      </div>
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        disabled={!isValid}
        isLoading={state === 'submitting'}
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
