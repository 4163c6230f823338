import {
  type CallBody,
  createUserSchema,
  parseInput,
  profileGroups,
  profileTypes,
  roles,
  updateUserSchema,
} from '@aval/contract';
import { Banner, Button, Field, FormSection, Select } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import type { ComponentProps, SubmitEvent } from 'react';

import { focusNamed } from '../focusNamed.ts';
import { useFormsLocale } from '../messages.ts';
import { useSchemaFields } from '../useSchemaFields.ts';
import { CompanyFields, PersonFields } from './AccountFields.tsx';
import * as styles from './accounts.css.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { type UserFields, userFields, userOf } from './userFields.ts';
import { useSubmission } from './useSubmission.ts';

export type UserValues = CallBody<'updateUser'>;

export interface UserFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The account to change; left out for a new one. */
  user?: UserFields | undefined;
  /**
   * Saves the account and says so; rejects with an error whose message the person reads.
   * The password is empty for an account that is changed.
   */
  onSubmit: (values: UserValues, password: string) => Promise<unknown>;
  /** Leaves without saving. */
  onCancel: () => void;
  /**
   * Under which name what is typed outlives a sign-in in its middle, with a `FormsUnderWayContext` around it; the
   * password never does.
   */
  keptAs?: string | undefined;
  /** Told when the form begins or ends to hold what is not saved, so that its owner can ask before it is left. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const newUser: UserFields = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  linkedin_personal_url: '',
  company_name: '',
  linkedin_company_url: '',
  role: 'user',
  profile_type_code: 'I',
  profile_group_code: 'INVESTOR',
};

/** An account as an administrator makes or changes it. A wrong field is led to when the button is pressed. */
export function UserForm({ user, onSubmit, onCancel, keptAs, onDirtyChange, className, ...rest }: UserFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const isNew = user === undefined;
  const account = useSchemaFields({
    schema: updateUserSchema,
    fields: userFields,
    initial: user ?? newUser,
    locale,
    keptAs,
    onDirtyChange,
  });
  const secret = useSchemaFields({
    schema: createUserSchema,
    fields: ['password'],
    initial: { password: '' },
    locale,
  });
  const { state, failure, submit } = useSubmission(t`Error saving user. Please try again.`);
  const { shownIssue, inputProps } = account;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrongAccount = account.firstIssue();
    const wrongSecret = isNew ? secret.firstIssue() : undefined;
    const wrong = wrongAccount ?? wrongSecret;
    if (wrong !== undefined) {
      focusNamed(event.currentTarget, wrong);
      return;
    }
    const parsed = parseInput(updateUserSchema, userOf(account.trimmed()), locale);
    if (parsed.ok) void submit(() => onSubmit(parsed.value, secret.typed.now().password));
  }

  const choices = (rows: readonly { code: string; name: Record<typeof locale, string> }[]) =>
    rows.map(({ code, name }) => ({ value: code, label: name[locale] }));
  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} onSubmit={handleSubmit}>
      <FormSection level="group" layout="columns" title={t`Personal Information`}>
        <PersonFields account={account} />
      </FormSection>
      <FormSection level="group" layout="columns" title={t`Company Information`}>
        <CompanyFields account={account} />
      </FormSection>
      <FormSection level="group" layout="columns" title={t`Profile Settings`}>
        <Field label={t`Role`} required error={shownIssue('role')}>
          <Select options={choices(roles)} {...inputProps('role')} />
        </Field>
        <Field label={t`Profile Type`} required error={shownIssue('profile_type_code')}>
          <Select options={choices(profileTypes)} {...inputProps('profile_type_code')} />
        </Field>
        <Field label={t`Profile Group`} required error={shownIssue('profile_group_code')}>
          <Select options={choices(profileGroups)} {...inputProps('profile_group_code')} />
        </Field>
      </FormSection>
      {isNew && <NewPasswordField label={t`Password`} form={secret} required />}
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!isNew && !account.isChanged}
          isLoading={state === 'submitting'}
          loadingLabel={t`Saving...`}
        >
          {isNew ? t`Create User` : t`Save Changes`}
        </Button>
      </div>
    </form>
  );
}
