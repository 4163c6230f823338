import { updateProfileSchema } from '@aval/contract';
import { Banner, Button, Card, CardHeader, DefinitionList, Field, LinkButton, TextInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type SubmitEvent, useId } from 'react';

import { useFormsLocale } from '../messages.ts';
import { useSchemaFields } from '../useSchemaFields.ts';
import * as styles from './accounts.css.ts';
import { useSubmission } from './useSubmission.ts';

const profileFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'linkedin_personal_url',
  'company_name',
  'linkedin_company_url',
] as const;

type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Record<ProfileField, string>;

export interface ProfileFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** What is stored; an empty text where nothing is. */
  profile: ProfileValues;
  /** Names of what only an administrator changes. */
  profileType: string;
  profileGroup: string;
  /** Saves the profile and says so; rejects with an error whose message the person reads. */
  onSubmit: (values: ProfileValues) => Promise<unknown>;
  cancelHref: string;
}

/** Who a person is and where they work. Their type and group are shown, and changed by administrators only. */
export function ProfileForm({
  profile,
  profileType,
  profileGroup,
  onSubmit,
  cancelHref,
  className,
  ...rest
}: ProfileFormProps) {
  const { t } = useLingui();
  const id = useId();
  const { isValid, shownIssue, inputProps, firstIssue, trimmed } = useSchemaFields({
    schema: updateProfileSchema,
    fields: profileFields,
    initial: profile,
    locale: useFormsLocale(),
  });
  const { state, failure, submit } = useSubmission(t`Error updating profile`);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (firstIssue() === undefined) void submit(() => onSubmit(trimmed()));
  }

  const webAddress = { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <form {...rest} noValidate className={[styles.form, className].filter(Boolean).join(' ')} onSubmit={handleSubmit}>
      <Card aria-labelledby={`${id}-personal`}>
        <CardHeader titleId={`${id}-personal`} title={t`Personal Information`} />
        <div className={styles.pair}>
          <Field label={t`First name`} required error={shownIssue('first_name')}>
            <TextInput autoComplete="given-name" {...inputProps('first_name')} />
          </Field>
          <Field label={t`Last name`} required error={shownIssue('last_name')}>
            <TextInput autoComplete="family-name" {...inputProps('last_name')} />
          </Field>
          <Field label={t`Email`} required error={shownIssue('email')}>
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              {...inputProps('email')}
            />
          </Field>
          <Field label={t`Phone`} error={shownIssue('phone')}>
            <TextInput type="tel" autoComplete="tel" inputMode="tel" {...inputProps('phone')} />
          </Field>
          <Field label={t`Personal LinkedIn`} error={shownIssue('linkedin_personal_url')}>
            <TextInput {...webAddress} autoComplete="url" {...inputProps('linkedin_personal_url')} />
          </Field>
        </div>
      </Card>
      <Card aria-labelledby={`${id}-work`}>
        <CardHeader titleId={`${id}-work`} title={t`Professional Information`} />
        <div className={styles.pair}>
          <Field label={t`Company name`} error={shownIssue('company_name')}>
            <TextInput autoComplete="organization" {...inputProps('company_name')} />
          </Field>
          <Field label={t`Company LinkedIn`} error={shownIssue('linkedin_company_url')}>
            <TextInput {...webAddress} autoComplete="off" {...inputProps('linkedin_company_url')} />
          </Field>
        </div>
      </Card>
      <Card aria-labelledby={`${id}-settings`}>
        <CardHeader
          titleId={`${id}-settings`}
          title={t`Profile Settings`}
          description={t`Only an administrator can change these.`}
        />
        <DefinitionList
          items={[
            { term: t`Profile type`, value: profileType },
            { term: t`Profile group`, value: profileGroup },
          ]}
        />
      </Card>
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      <div className={styles.actions}>
        <LinkButton href={cancelHref}>
          <Trans>Cancel</Trans>
        </LinkButton>
        <Button
          type="submit"
          variant="primary"
          disabled={!isValid}
          isLoading={state === 'submitting'}
          loadingLabel={t`Saving...`}
        >
          <Trans>Save profile</Trans>
        </Button>
      </div>
    </form>
  );
}
