import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import * as control from '../Field/control.css.ts';
import { useFieldControl } from '../Field/FieldContext.ts';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** Before the text: an icon for the kind of value. */
  leading?: ReactNode | undefined;
  /** After the text: a unit or a small button. */
  trailing?: ReactNode | undefined;
}

/** One line of text. `ref` and every attribute reach the `<input>`; `className` styles the box around it. */
export function TextInput({ leading, trailing, className, ...rest }: TextInputProps) {
  const attributes = useFieldControl(rest);
  return (
    <span
      className={clsx(control.box, className)}
      data-invalid={attributes['aria-invalid'] ? '' : undefined}
      data-disabled={attributes.disabled ? '' : undefined}
    >
      {leading && <span className={control.affix}>{leading}</span>}
      <input type="text" {...rest} {...attributes} className={control.input} />
      {trailing}
    </span>
  );
}
