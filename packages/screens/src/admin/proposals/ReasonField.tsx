import { Field, TextArea } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

const longestReason = 500;

interface ReasonFieldProps {
  id: string;
  label: string;
  hint?: string;
  reason: string;
  /** Counts while there is no reason. */
  placeholder?: string;
  /** Whether the decisions were to be stored without this reason. */
  isMissing: boolean;
  onChange: (reason: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Why figures are refused, or what is asked about them. */
export function ReasonField({ id, label, hint, reason, placeholder, isMissing, onChange, ref }: ReasonFieldProps) {
  const { t } = useLingui();
  const isEmpty = reason.trim() === '';
  return (
    <Field
      label={label}
      hint={hint}
      controlId={id}
      error={isMissing && isEmpty ? t`Say why, so that the owner knows what to do` : undefined}
    >
      <TextArea
        ref={ref}
        rows={2}
        maxLength={longestReason}
        placeholder={placeholder}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
