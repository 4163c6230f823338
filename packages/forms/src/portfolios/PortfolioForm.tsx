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
  /** The portfolio to change; left out for a new one. */
  initial?: PortfolioValues | undefined;
  /**
   * Saves the portfolio and answers what the person reads then; rejects with an error whose message they read,
   * or whose code 'STALE' says that somebody else saved meanwhile, as for the UserForm.
   * With a text the form stays locked: its owner leads on.
   */
  onSubmit: (values: PortfolioValues) => Promise<string | undefined>;
  /** Where Cancel leads, for a form that is a page. */
  cancelHref?: string | undefined;
  /** What Cancel does, for a form in a dialog. */
  onCancel?: (() => void) | undefined;
  /** Under which name what is typed outlives a sign-in in its middle, with a `FormsUnderWayContext` around it. */
  keptAs?: string | undefined;
  /** Told when the form begins or ends to hold what is not saved, so that its owner can ask before it is left. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const nothing: PortfolioValues = { name: '', description: '' };

/** Name and description of a portfolio, new or changed. */
export function PortfolioForm({
  initial,
  onSubmit,
  cancelHref,
  onCancel,
  keptAs,
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
    keptAs,
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

/** How much of the description's room is taken. */
function Written({ typed }: WrittenProps) {
  const written = useTyped(typed, ({ description }) => textLength(description.trim()));
  return `${written}/${portfolioDescriptionLength}`;
}
