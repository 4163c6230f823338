import { Field, TextInput } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';

import { controlIdOf, useUnconfirmedDefault, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { useFieldIssue } from './useFieldIssue.ts';

/** A year input. Untouched, it shows the form's initial year with a note. */
export function YearInput({ field }: { field: WizardField }) {
  const { t } = useLingui();
  const { control } = useWizardForm();
  const { locale } = useWizardScene();
  const standing = useUnconfirmedDefault(field);
  const { ref, name, value, onChange, onBlur } = useController({ control, name: field.id }).field;
  const issue = useFieldIssue(field);
  const isUntouched = value === null && standing !== undefined;
  const shown = value ?? standing ?? '';
  return (
    <Field
      label={field.label[locale]}
      hint={isUntouched ? t`Filled in by the form: it counts as unknown until you type it or confirm it.` : undefined}
      required={field.required}
      error={issue}
      controlId={controlIdOf(field.id)}
    >
      <TextInput
        ref={ref}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={String(shown)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
