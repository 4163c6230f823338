import { portfolioDescriptionLength, savePortfolioSchema, textLength } from '@aval/contract';
import { Banner, Button, Field, LinkButton, TextArea, TextInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type SubmitEvent, useState } from 'react';

import { useSubmission } from '../accounts/useSubmission.ts';
import { FieldConflict } from '../conflict/FieldConflict.tsx';
import { focusNamed } from '../focusNamed.ts';
import { useFormsLocale } from '../messages.ts';
import { type TypedValues, useTyped } from '../typedValues.ts';
import { useSchemaFields } from '../useSchemaFields.ts';
import * as styles from './portfolios.css.ts';

const portfolioFields = ['name', 'description'] as const;

export type PortfolioValues = Record<(typeof portfolioFields)[number], string>;

export interface PortfolioFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The portfolio to edit; omitted for a new one. */
  initial?: PortfolioValues | undefined;
  /**
   * Saves the portfolio and returns the success message; rejects with an error whose message is shown, or whose code
   * 'STALE' reports a conflict as in the UserForm. After a message the form stays locked, because its parent navigates.
   */
  onSubmit: (values: PortfolioValues) => Promise<string | undefined>;
  /** The address of Cancel, for a form on a page. */
  cancelHref?: string | undefined;
  /** Handles Cancel, for a form in a dialog. */
  onCancel?: (() => void) | undefined;
  /** Key under which the input survives a sign-in in the middle of the form; requires a `PreservedFormsContext`. */
  preserveKey?: string | undefined;
  /** Called when the form becomes dirty or clean, so that its parent can ask for confirmation before it is left. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const nothing: PortfolioValues = { name: '', description: '' };

/** Creates or edits the name and description of a portfolio. */
export function PortfolioForm({
  initial,
  onSubmit,
  cancelHref,
  onCancel,
  preserveKey,
  onDirtyChange,
  className,
  ...rest
}: PortfolioFormProps) {
  const { t } = useLingui();
  const [success, setSuccess] = useState<string>();
  const { typed, isChanged, shownIssue, inputProps, firstIssue, rewrite, trimmed } = useSchemaFields({
    schema: savePortfolioSchema,
    fields: portfolioFields,
    initial: initial ?? nothing,
    locale: useFormsLocale(),
    preserveKey,
    onDirtyChange,
  });
  const isNew = initial === undefined;
  const labels = { name: t`Name`, description: t`Description` };
  const { state, failure, conflict, submit, dismissConflict } = useSubmission(
    isNew ? t`Error creating portfolio` : t`Error updating portfolio`,
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = firstIssue();
    if (wrong !== undefined) focusNamed(event.currentTarget, wrong);
    else if (success === undefined) void submit(async () => setSuccess(await onSubmit(trimmed())));
  }

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} onSubmit={handleSubmit}>
      <Field label={labels.name} required error={shownIssue('name')}>
        <TextInput autoComplete="off" {...inputProps('name')} />
      </Field>
      <Field label={labels.description} optional aside={<Written typed={typed} />} error={shownIssue('description')}>
        <TextArea rows={4} {...inputProps('description')} />
      </Field>
      {conflict && (
        <FieldConflict
          conflict={conflict}
          labels={labels}
          onTakeSaved={() => {
            rewrite(conflict.theirs);
            dismissConflict();
          }}
        />
      )}
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      {success !== undefined && <Banner tone="success">{success}</Banner>}
      <div className={styles.actions}>
        {cancelHref !== undefined && (
          <LinkButton href={cancelHref} onClick={() => onDirtyChange?.(false)}>
            <Trans>Cancel</Trans>
          </LinkButton>
        )}
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={success !== undefined || (!isNew && !isChanged)}
          isLoading={state === 'submitting'}
          loadingLabel={t`Saving...`}
        >
          {isNew ? t`Create Portfolio` : t`Save Changes`}
        </Button>
      </div>
    </form>
  );
}

interface WrittenProps {
  typed: TypedValues<'description'>;
}

/** The character count of the description. */
function Written({ typed }: WrittenProps) {
  const written = useTyped(typed, ({ description }) => textLength(description.trim()));
  return `${written}/${portfolioDescriptionLength}`;
}
