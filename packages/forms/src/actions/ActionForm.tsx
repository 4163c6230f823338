import { planActionSchema } from '@aval/contract';
import { Banner, Button, Field, TextArea, TextInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import type { ComponentProps, SubmitEvent } from 'react';

import { useSubmission } from '../accounts/useSubmission.ts';
import { focusNamed } from '../focusNamed.ts';
import { useFormsLocale } from '../messages.ts';
import * as styles from '../portfolios/portfolios.css.ts';
import { useSchemaFields } from '../useSchemaFields.ts';

const actionFields = ['assignee', 'due_date', 'proof'] as const;

export type ActionValues = Record<(typeof actionFields)[number], string>;

export interface ActionFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** What is known already: of a recommendation who does it and what would prove it, of an action all of it. */
  initial: ActionValues;
  /** Whether the action exists, so that only a change can be saved. */
  isStored?: boolean;
  /** The first due date that the calendar offers, 'YYYY-MM-DD'. */
  earliest?: string | undefined;
  /** Stores the action; rejects with an error whose message is shown. */
  onSubmit: (values: ActionValues) => Promise<unknown>;
  onCancel: () => void;
  /** Key under which the input survives a sign-in in the middle of the form; requires a `PreservedFormsContext`. */
  preserveKey?: string | undefined;
  /** Called when the form becomes dirty or clean, so that its parent can ask for confirmation before it is left. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Takes up a recommendation, or edits what was planned: who does it until when, and what is to prove it. */
export function ActionForm({
  initial,
  isStored = false,
  earliest,
  onSubmit,
  onCancel,
  preserveKey,
  onDirtyChange,
  className,
  ...rest
}: ActionFormProps) {
  const { t } = useLingui();
  const { isChanged, shownIssue, inputProps, firstIssue, trimmed } = useSchemaFields({
    schema: planActionSchema,
    fields: actionFields,
    initial,
    locale: useFormsLocale(),
    preserveKey,
    onDirtyChange,
  });
  const { state, failure, submit } = useSubmission(t`The action could not be saved`);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = firstIssue();
    if (wrong === undefined) void submit(() => onSubmit(trimmed()));
    else focusNamed(event.currentTarget, wrong);
  }

  return (
    <form {...rest} noValidate className={clsx(styles.form, className)} onSubmit={handleSubmit}>
      <Field label={t`Who does it`} optional error={shownIssue('assignee')}>
        <TextInput autoComplete="off" {...inputProps('assignee')} />
      </Field>
      <Field label={t`Due date`} optional error={shownIssue('due_date')}>
        <TextInput type="date" min={earliest} max="9999-12-31" {...inputProps('due_date')} />
      </Field>
      <Field
        label={t`What would prove it`}
        optional
        hint={t`An administrator will look for it before the figures change.`}
        error={shownIssue('proof')}
      >
        <TextArea rows={3} {...inputProps('proof')} />
      </Field>
      {state === 'error' && <Banner tone="danger">{failure}</Banner>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={isStored && !isChanged}
          isLoading={state === 'submitting'}
          loadingLabel={t`Saving...`}
        >
          {isStored ? t`Save Changes` : t`Take up`}
        </Button>
      </div>
    </form>
  );
}
