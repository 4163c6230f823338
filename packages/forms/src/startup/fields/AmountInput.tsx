import { Field, MoneyInput, NumberInput, Switch } from '@aval/ui';
import { useRef } from 'react';
import { useController } from 'react-hook-form';

import { controlIdOf, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import type { FieldValue } from '../wizardValues.ts';
import * as styles from './fields.css.ts';
import { typedFigure } from './typedFigure.ts';
import { useFieldIssue } from './useFieldIssue.ts';

/** An amount of money, with grouped digits while typing, or a percentage; with a switch where 0 is a statement. */
export function AmountInput({ field }: { field: WizardField }) {
  const { control } = useWizardForm();
  const { locale } = useWizardScene();
  const { ref, name, value, onChange, onBlur } = useController({ control, name: field.id }).field;
  const issue = useFieldIssue(field);
  const typed = useRef<FieldValue>(null);
  const isZero = field.zero !== undefined && value === false;
  const props = {
    ref,
    name,
    ...(isZero ? { value: 0, disabled: true } : typedFigure(value)),
    onValueChange: onChange,
    onUnreadText: onChange,
    onBlur,
  };

  function handleZeroChange(states: boolean) {
    if (states) typed.current = value;
    // Whoever turns it on by mistake has what was typed again.
    onChange(states ? false : typed.current);
  }

  const unit = field.unit?.[locale];
  const amount = (
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
  if (field.zero === undefined) return amount;
  return (
    <div className={styles.stack}>
      {amount}
      <Switch
        id={`${controlIdOf(field.id)}-zero`}
        label={field.zero[locale]}
        checked={isZero}
        onCheckedChange={handleZeroChange}
      />
    </div>
  );
}
