import { Field, MoneyInput, NumberInput } from '@aval/ui';
import { useController } from 'react-hook-form';

import { controlIdOf, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { typedFigure } from './typedFigure.ts';
import { useFieldIssue } from './useFieldIssue.ts';

/** An amount of money, with grouped digits while typing, or a percentage. */
export function AmountInput({ field }: { field: WizardField }) {
  const { control } = useWizardForm();
  const { locale } = useWizardScene();
  const { ref, name, value, onChange, onBlur } = useController({ control, name: field.id }).field;
  const issue = useFieldIssue(field);
  const props = {
    ref,
    name,
    ...typedFigure(value),
    onValueChange: onChange,
    onUnreadText: onChange,
    onBlur,
  };
  const unit = field.unit?.[locale];
  return (
    <Field
      label={field.label[locale]}
      hint={field.help?.[locale]}
      required={field.required}
      error={issue}
      controlId={controlIdOf(field.id)}
    >
      {field.kind === 'money' ? (
        <MoneyInput {...props} currency={unit ?? ''} />
      ) : (
        <NumberInput {...props} unit={unit} step={field.step} min={field.min} max={field.max} />
      )}
    </Field>
  );
}
