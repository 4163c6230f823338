import * as RadixSwitch from '@radix-ui/react-switch';
import { clsx } from 'clsx/lite';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useFieldControl } from '../Field/FieldContext.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<typeof RadixSwitch.Root>, 'children' | 'asChild'> {
  /** What the switch turns on. Without it, pass an `aria-label`. */
  label?: ReactNode | undefined;
  /** What that means, in one sentence. */
  hint?: ReactNode | undefined;
}

/** A setting that takes effect immediately. Text at the start, switch at the end of the line. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId();
  const describedBy = [rest['aria-describedby'], hint && hintId].filter(Boolean).join(' ') || undefined;
  const attributes = useFieldControl({ ...rest, 'aria-describedby': describedBy });
  return (
    <span className={clsx(styles.root, className)} data-disabled={attributes.disabled || undefined}>
      {(label || hint) && (
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
        </span>
      )}
      <RadixSwitch.Root {...rest} {...attributes} className={styles.track}>
        <RadixSwitch.Thumb className={styles.thumb} />
      </RadixSwitch.Root>
    </span>
  );
}
