import { profileGroups, profileTypes } from '@aval/contract';
import { Banner, Button, Checkbox, Field, RadioGroup, TextInput, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { focusNamed } from '../focusNamed.ts';
import { useFormsLocale } from '../messages.ts';
import { AccountHead } from './AccountHead.tsx';
import * as styles from './accounts.css.ts';
import { EmailInput } from './EmailInput.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useFormSubmit } from './useFormSubmit.ts';
import { type RegisterValues, useRegistration } from './useRegistration.ts';
import { useSubmission } from './useSubmission.ts';

export interface RegisterFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Creates the account; rejects with an error whose message is shown. */
  onSubmit: (values: RegisterValues) => Promise<unknown>;
  /** Link for users who have an account. */
  signInHref: string;
  /** Link to the terms. */
  termsHref: string;
}

/** The registration form. The button is always enabled: submitting it incomplete focuses the first invalid field. */
export function RegisterForm({ onSubmit, signInHref, termsHref, className, ...rest }: RegisterFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { typed, terms, setTerms, touch, shownIssue, textProps, groupProps, firstIssue, body } =
    useRegistration(locale);
  const { state, failure, submit } = useSubmission(t`An error occurred`);

  const formProps = useFormSubmit((form) => {
    const wrong = firstIssue();
    if (wrong !== undefined) focusNamed(form, wrong);
    else void submit(() => onSubmit(body()));
  });

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} {...formProps}>
      <AccountHead title={t`Create your account`}>
        <Trans>
          Already have one? <TextLink href={signInHref}>Sign in</TextLink>
        </Trans>
      </AccountHead>
      <div className={styles.pair}>
        <Field label={t`First Name`} error={shownIssue('first_name')}>
          <TextInput autoComplete="given-name" {...textProps('first_name')} />
        </Field>
        <Field label={t`Last Name`} error={shownIssue('last_name')}>
          <TextInput autoComplete="family-name" {...textProps('last_name')} />
        </Field>
      </div>
      <Field label={t`Email`} error={shownIssue('email')}>
        <EmailInput autoComplete="username" {...textProps('email')} />
      </Field>
      <Field label={t`Entity type`} isGroup error={shownIssue('profile_type_code')}>
        <RadioGroup
          variant="cards"
          aria-required
          {...groupProps('profile_type_code')}
          options={profileTypes.map((type) => ({
            value: type.code,
            label: type.name[locale],
            description: type.hint[locale],
          }))}
        />
      </Field>
      <Field label={t`Profile Group`} isGroup error={shownIssue('profile_group_code')}>
        <RadioGroup
          variant="segments"
          aria-required
          {...groupProps('profile_group_code')}
          options={profileGroups.map((group) => ({ value: group.code, label: group.name[locale] }))}
        />
      </Field>
      <NewPasswordField label={t`Password`} form={{ typed, shownIssue, inputProps: textProps }} />
      <Checkbox
        name="terms"
        aria-required
        checked={terms}
        onCheckedChange={(checked) => setTerms(checked === true)}
        onBlur={() => touch('terms')}
        error={shownIssue('terms')}
        label={
          <Trans>
            I accept the{' '}
            <TextLink variant="prose" href={termsHref} target="_blank">
              terms and conditions
            </TextLink>
          </Trans>
        }
      />
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isLoading={state === 'submitting'}
        loadingLabel={t`Creating account...`}
      >
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
