import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { clsx } from 'clsx/lite';
import { Check, Minus } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { FieldError } from '../Field/Field.tsx';
import { useFieldControl } from '../Field/FieldContext.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<typeof RadixCheckbox.Root>, 'children' | 'asChild'> {
  /** What the user agrees to or switches on; may contain a link. Without it, pass an `aria-label`. */
  label?: ReactNode | undefined;
  /** Help below the label, before anything goes wrong. */
  hint?: ReactNode | undefined;
  /** What to do to correct it, shown below and announced with the checkbox. */
  error?: string | undefined;
}

/** A yes-or-no choice, alone or in a group. `checked="indeterminate"` means some of a group. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const base = useId();
  const errorId = `${base}error`;
  const hintId = `${base}hint`;
  const describedBy =
    [rest['aria-describedby'], error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const attributes = useFieldControl({
    ...rest,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : rest['aria-invalid'],
  });
  return (
    <span className={clsx(styles.root, className)} data-disabled={attributes.disabled || undefined}>
      <RadixCheckbox.Root {...rest} {...attributes} className={styles.box}>
        <RadixCheckbox.Indicator className={styles.mark}>
          <Check className={styles.check} aria-hidden="true" />
          <Minus className={styles.dash} aria-hidden="true" />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      {(label || hint || error) && (
        <span className={styles.texts}>
          {label && (
            <label className={styles.label} htmlFor={attributes.id}>
              {label}
            </label>
          )}
          {hint && (
            <span id={hintId} className={styles.hint}>
              {hint}
            </span>
          )}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </span>
      )}
    </span>
  );
}
