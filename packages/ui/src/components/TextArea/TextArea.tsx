import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import * as control from '../Field/control.css.ts';
import { useFieldControl } from '../Field/FieldContext.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Initially visible lines, before the text scrolls or the user resizes it. */
  rows?: number | undefined;
}

/** Several lines of text, growing with its content. `className` styles the box around the `<textarea>`. */
export function TextArea({ rows = 3, className, style, ...rest }: TextAreaProps) {
  const attributes = useFieldControl(rest);
  return (
    <span
      className={clsx(control.box, styles.box, className)}
      data-invalid={attributes['aria-invalid'] ? '' : undefined}
      data-disabled={attributes.disabled ? '' : undefined}
    >
      <textarea
        rows={rows}
        {...rest}
        {...attributes}
        className={clsx(control.input, styles.area)}
        style={{ ...assignInlineVars({ [styles.rows]: String(rows) }), ...style }}
      />
    </span>
  );
}
