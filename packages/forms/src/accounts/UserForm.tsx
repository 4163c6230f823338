import {
  type EndpointBody,
  createUserSchema,
  parseInput,
  profileGroups,
  profileTypes,
  roles,
  type Text,
  updateUserSchema,
} from '@aval/contract';
import { Banner, Button, Field, FormSection, RadioGroup, Select } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type SubmitEvent, useState } from 'react';

import { FieldConflict } from '../conflict/FieldConflict.tsx';
import { focusNamed } from '../focusNamed.ts';
import { useFormsLocale } from '../messages.ts';
import { useSchemaFields } from '../useSchemaFields.ts';
import { CompanyFields, PersonFields } from './AccountFields.tsx';
import * as styles from './accounts.css.ts';
import { EmailInput } from './EmailInput.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAccountLabels } from './useAccountLabels.ts';
import { type UserFields, userFields, userOf } from './userFields.ts';
import { useSubmission } from './useSubmission.ts';

export type UserValues = EndpointBody<'updateUser'>;

export interface UserFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The account to edit; omitted for a new one. */
  user?: UserFields | undefined;
  /**
   * Saves the account and shows a message; rejects with an error whose message is shown. Its code 'STALE' reports that
   * another user has saved in the meantime, with `edit` (who and when) and `theirs` (the conflicting values). The
   * password is null for an existing account, and for a new one whose user is invited to set it.
   */
  onSubmit: (values: UserValues, password: string | null) => Promise<unknown>;
  /** Cancels without saving. */
  onCancel: () => void;
  /**
   * Key under which the input, except for the password, survives a sign-in in the middle of the form; requires a
   * `PreservedFormsContext`.
   */
  preserveKey?: string | undefined;
  /** Called when the form becomes dirty or clean, so that its parent can ask for confirmation before it is left. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** How the user of a new account gets access. */
type Access = 'password' | 'invitation';

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

/** An option of an account's selects. */
function choiceOf(field: string, value: string) {
  const lists = { role: roles, profile_type_code: profileTypes, profile_group_code: profileGroups };
  const list: readonly { code: string; name: Text }[] =
    Object.entries(lists).find(([name]) => name === field)?.[1] ?? [];
  return list.find(({ code }) => code === value);
}

/** The form in which administrators create or edit an account. Submitting it focuses the first invalid field. */
export function UserForm({ user, onSubmit, onCancel, preserveKey, onDirtyChange, className, ...rest }: UserFormProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const isNew = user === undefined;
  const [access, setAccess] = useState<Access>('password');
  const hasPassword = isNew && access === 'password';
  const account = useSchemaFields({
    // An address that is stored may be older than the strict rules.
    schema: isNew ? createUserSchema : updateUserSchema,
    fields: userFields,
    initial: user ?? newUser,
    locale,
    preserveKey,
    onDirtyChange,
  });
  const secret = useSchemaFields({
    schema: createUserSchema,
    fields: ['password'],
    initial: { password: '' },
    locale,
  });
  const labels = useAccountLabels();
  const { state, failure, conflict, submit, dismissConflict } = useSubmission(t`Error saving user. Please try again.`);
  const { shownIssue, inputProps } = account;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrongAccount = account.firstIssue();
    const wrongSecret = hasPassword ? secret.firstIssue() : undefined;
    const wrong = wrongAccount ?? wrongSecret;
    if (wrong !== undefined) {
      focusNamed(event.currentTarget, wrong);
      return;
    }
    const parsed = parseInput(updateUserSchema, userOf(account.trimmed()), locale);
    if (parsed.ok) void submit(() => onSubmit(parsed.value, hasPassword ? secret.typed.now().password : null));
  }

  const choices = (rows: readonly { code: string; name: Record<typeof locale, string> }[]) =>
    rows.map(({ code, name }) => ({ value: code, label: name[locale] }));
  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} onSubmit={handleSubmit}>
      <FormSection level="group" layout="columns" title={t`Personal Information`}>
        <PersonFields
          account={account}
          email={
            <Field label={labels.email} required error={shownIssue('email')}>
              <EmailInput autoComplete="off" {...inputProps('email')} />
            </Field>
          }
        />
      </FormSection>
      <FormSection level="group" layout="columns" title={t`Company Information`}>
        <CompanyFields account={account} />
      </FormSection>
      <FormSection level="group" layout="columns" title={t`Profile Settings`}>
        <Field label={labels.role} required error={shownIssue('role')}>
          <Select options={choices(roles)} {...inputProps('role')} />
        </Field>
        <Field label={labels.profile_type_code} required error={shownIssue('profile_type_code')}>
          <Select options={choices(profileTypes)} {...inputProps('profile_type_code')} />
        </Field>
        <Field label={labels.profile_group_code} required error={shownIssue('profile_group_code')}>
          <Select options={choices(profileGroups)} {...inputProps('profile_group_code')} />
        </Field>
      </FormSection>
      {isNew && (
        <FormSection level="group" title={t`First sign-in`}>
          <RadioGroup
            aria-label={t`First sign-in`}
            value={access}
            onValueChange={(value) => setAccess(value === 'invitation' ? 'invitation' : 'password')}
            options={[
              { value: 'password', label: t`Set a password now` },
              {
                value: 'invitation',
                label: t`Send an invitation`,
                description: t`They set their own password with a link sent by email.`,
              },
            ]}
          />
          {hasPassword && <NewPasswordField label={t`Password`} form={secret} required />}
        </FormSection>
      )}
      {conflict && (
        <FieldConflict
          conflict={conflict}
          labels={labels}
          nameOf={(field, value) => choiceOf(field, value)?.name[locale] ?? value}
          onTakeSaved={() => {
            account.rewrite(conflict.theirs);
            dismissConflict();
          }}
        />
      )}
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
