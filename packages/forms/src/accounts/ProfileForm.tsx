import { updateProfileSchema } from '@aval/contract';
import { Banner, Button, Card, CardHeader, DefinitionList, LinkButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type SubmitEvent, useId } from 'react';

import { FieldConflict } from '../conflict/FieldConflict.tsx';
import { useFormsLocale } from '../messages.ts';
import { useSchemaFields } from '../useSchemaFields.ts';
import { CompanyFields, PersonFields } from './AccountFields.tsx';
import * as styles from './accounts.css.ts';
import { useAccountLabels } from './useAccountLabels.ts';
import { type PersonField, personFields } from './userFields.ts';
import { useSubmission } from './useSubmission.ts';

export type ProfileValues = Record<PersonField, string>;

export interface ProfileFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The stored values; an empty string for missing ones. */
  profile: ProfileValues;
  /** The user's type; read-only. */
  profileType: string;
  /** The user's group; read-only. */
  profileGroup: string;
  /**
   * Saves the profile and shows a message; rejects with an error whose message is shown, or with a conflict as in the
   * UserForm.
   */
  onSubmit: (values: ProfileValues) => Promise<unknown>;
  /** The address for leaving without saving. */
  cancelHref: string;
  /** Key under which the input survives a sign-in in the middle of the form; requires a `PreservedFormsContext`. */
  preserveKey?: string | undefined;
  /** Called when the form becomes dirty or clean, so that its parent can ask for confirmation before it is left. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/**
 * The user's own data and company. Type and group are read-only; only administrators change them. The e-mail has a form
 * of its own, `EmailForm`.
 */
export function ProfileForm({
  profile,
  profileType,
  profileGroup,
  onSubmit,
  cancelHref,
  preserveKey,
  onDirtyChange,
  className,
  ...rest
}: ProfileFormProps) {
  const { t } = useLingui();
  const id = useId();
  const account = useSchemaFields({
    schema: updateProfileSchema,
    fields: personFields,
    initial: profile,
    locale: useFormsLocale(),
    preserveKey,
    onDirtyChange,
  });
  const labels = useAccountLabels();
  const { state, failure, conflict, submit, dismissConflict } = useSubmission(t`Error updating profile`);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (account.firstIssue() === undefined) void submit(() => onSubmit(account.trimmed()));
  }

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} onSubmit={handleSubmit}>
      <Card aria-labelledby={`${id}-personal`}>
        <CardHeader titleId={`${id}-personal`} title={t`Personal Information`} />
        <div className={styles.pair}>
          <PersonFields account={account} isOwn />
        </div>
      </Card>
      <Card aria-labelledby={`${id}-work`}>
        <CardHeader titleId={`${id}-work`} title={t`Professional Information`} />
        <div className={styles.pair}>
          <CompanyFields account={account} isOwn />
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
            { term: t`Profile Type`, value: profileType },
            { term: t`Profile Group`, value: profileGroup },
          ]}
        />
      </Card>
      {conflict && (
        <FieldConflict
          conflict={conflict}
          labels={labels}
          onTakeSaved={() => {
            account.rewrite(conflict.theirs);
            dismissConflict();
          }}
        />
      )}
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      <div className={styles.actions}>
        <LinkButton href={cancelHref} onClick={() => onDirtyChange?.(false)}>
          <Trans>Cancel</Trans>
        </LinkButton>
        <Button
          type="submit"
          variant="primary"
          disabled={!account.isValid}
          isLoading={state === 'submitting'}
          loadingLabel={t`Saving...`}
        >
          <Trans>Save profile</Trans>
        </Button>
      </div>
    </form>
  );
}
