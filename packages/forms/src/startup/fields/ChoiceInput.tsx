import { Button, Field, FieldError, Select } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useController } from 'react-hook-form';

import { lookupFailures } from '../lookupFailures.ts';
import { lookupLabel, type LookupState } from '../lookups.ts';
import { controlIdOf, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import * as styles from './fields.css.ts';
import { useFieldIssue } from './useFieldIssue.ts';

export interface ChoiceInputProps {
  field: WizardField;
  lookup?: LookupState | undefined;
  onRetry?: (() => void) | undefined;
}

/**
 * A select with options from the server. It is disabled until they have loaded, and offers a retry when that failed.
 */
export function ChoiceInput({ field, lookup = { status: 'loading' }, onRetry }: ChoiceInputProps) {
  const { t } = useLingui();
  const { control } = useWizardForm();
  const { locale } = useWizardScene();
  const { ref, name, value, onChange, onBlur } = useController({ control, name: field.id }).field;
  const issue = useFieldIssue(field);
  const isLoading = lookup.status === 'loading';
  const isEmpty = lookup.status === 'ready' && lookup.rows.length === 0;
  const problem =
    lookup.status === 'failed'
      ? [field.lookup && t(lookupFailures[field.lookup]), lookup.message].filter(Boolean).join('. ')
      : isEmpty && t`This list is empty: there is nothing to choose from.`;
  return (
    <div className={styles.stack} aria-busy={isLoading || undefined}>
      <Field
        label={field.label[locale]}
        hint={field.help?.[locale]}
        required={field.required}
        disabled={lookup.status !== 'ready' || isEmpty}
        error={issue}
        controlId={controlIdOf(field.id)}
      >
        <Select
          ref={ref}
          name={name}
          placeholder={isLoading ? t`Loading...` : field.placeholder?.[locale]}
          options={
            lookup.status === 'ready'
              ? lookup.rows.map((row) => ({ value: String(row.id), label: lookupLabel(row) }))
              : []
          }
          value={lookup.status === 'ready' && value !== null ? String(value) : ''}
          onValueChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
          onBlur={onBlur}
        />
      </Field>
      {problem && (
        <div className={styles.failure} role="alert">
          <FieldError>{problem}</FieldError>
          <Button size="small" icon={RotateCw} onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
