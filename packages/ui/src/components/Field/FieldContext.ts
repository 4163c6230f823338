import { createContext, useContext, useId } from 'react';

export interface FieldControl {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface OwnProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/**
 * The attributes that link a control to its Field; the control's own props take precedence.
 *
 * @returns id, disabled and ARIA attributes to spread on the control. Without a Field only its own id.
 */
export function useFieldControl(own: OwnProps) {
  const field = useContext(FieldContext);
  const ownId = useId();
  return {
    id: own.id ?? field?.controlId ?? ownId,
    disabled: own.disabled ?? field?.isDisabled ?? false,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid ? true : undefined),
    'aria-required': own['aria-required'] ?? (own.required || field?.isRequired ? true : undefined),
  };
}

/** The id of the label of the Field around a group of controls, for `aria-labelledby`. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId;
}
