import { Switch } from '@aval/ui';
import { useController } from 'react-hook-form';

import { controlIdOf, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';

/** A switch; fields that are 0 or 1 in the API keep that type. */
export function SwitchInput({ field }: { field: WizardField }) {
  const { control } = useWizardForm();
  const { locale } = useWizardScene();
  const { ref, name, value, onChange, onBlur } = useController({ control, name: field.id }).field;
  const isBit = field.min !== undefined;
  return (
    <Switch
      id={controlIdOf(field.id)}
      ref={ref}
      name={name}
      label={field.label[locale]}
      hint={field.help?.[locale]}
      checked={value === true || value === 1}
      onCheckedChange={(checked) => onChange(isBit ? Number(checked) : checked)}
      onBlur={onBlur}
    />
  );
}
