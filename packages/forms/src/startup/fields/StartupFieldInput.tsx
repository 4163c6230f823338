import type { LookupState } from '../lookups.ts';
import type { WizardField } from '../wizardFields.ts';
import { AmountInput } from './AmountInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ScaleInput } from './ScaleInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TypedInput } from './TypedInput.tsx';
import { YearInput } from './YearInput.tsx';

export interface StartupFieldInputProps {
  field: WizardField;
  /** The state of the options of a select. */
  lookup?: LookupState | undefined;
  onRetryLookup?: (() => void) | undefined;
}

/** The control of a field according to the field table, bound to the surrounding form. */
export function StartupFieldInput({ field, lookup, onRetryLookup }: StartupFieldInputProps) {
  if (field.control === 'slider') return <ScaleInput field={field} />;
  if (field.control === 'switch') return <SwitchInput field={field} />;
  if (field.control === 'select') return <ChoiceInput field={field} lookup={lookup} onRetry={onRetryLookup} />;
  if (field.kind === 'year') return <YearInput field={field} />;
  if (field.kind === 'money' || field.kind === 'percent') return <AmountInput field={field} />;
  return <TypedInput field={field} />;
}
