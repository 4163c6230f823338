import { Field, PasswordInput, type PasswordInputProps } from '@aval/ui';

import type { TypedValues } from '../typedValues.ts';
import * as styles from './accounts.css.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

interface NewPasswordFieldProps {
  label: string;
  /** The form that contains the field. */
  form: {
    typed: TypedValues<'password'>;
    shownIssue: (field: 'password') => string | undefined;
    inputProps: (field: 'password') => PasswordInputProps;
  };
  /** Marks it as required, in a form with optional fields. */
  required?: boolean | undefined;
}

/** A field for a new password, with its strength. */
export function NewPasswordField({ label, form: { typed, shownIssue, inputProps }, required }: NewPasswordFieldProps) {
  return (
    <div className={styles.password}>
      <Field label={label} required={required} error={shownIssue('password')}>
        <PasswordInput aria-required autoComplete="new-password" {...inputProps('password')} />
      </Field>
      <PasswordStrength typed={typed} />
    </div>
  );
}
