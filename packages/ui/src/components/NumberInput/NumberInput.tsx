import { clsx } from 'clsx/lite';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';

import * as control from '../Field/control.css.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { nudge } from './nudge.ts';
import * as styles from './NumberInput.css.ts';
import { parseTypedNumber } from './parseTypedNumber.ts';
import { printTypedNumber } from './printTypedNumber.ts';
import { useTypedNumber } from './useTypedNumber.ts';

export interface NumberInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'trailing'
> {
  /** The number; null when the field is empty, NaN when its text is no number. */
  value?: number | null | undefined;
  /** The number at the start, where the field keeps its own state. */
  defaultValue?: number | null | undefined;
  /** Called with the number, null for an empty field, NaN for a text that is no number. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** What the field shows at first when its value is NaN: a text that is no number. */
  unreadText?: string | undefined;
  /** Tells that text after every change to it, so that its owner can give it back to a field that comes again. */
  onUnreadText?: ((text: string) => void) | undefined;
  /** Behind the figure: 'yr', '%'. */
  unit?: string | undefined;
  /** Arrow up and down change the number by this much. */
  step?: number | undefined;
  /** Where the arrow keys stop; typing may go beyond it, and the form says so. */
  min?: number | undefined;
  /** Where the arrow keys stop; typing may go beyond it, and the form says so. */
  max?: number | undefined;
}

/**
 * A number as people type it, in Spanish or English marks; leaving the field shows what was understood.
 * It reports values out of range as they are: saying so is the form's task.
 */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  unreadText = '',
  onUnreadText,
  unit,
  step,
  min,
  max,
  onChange,
  onBlur,
  onKeyDown,
  className,
  ...rest
}: NumberInputProps) {
  const { current, shown, take } = useTypedNumber({ value, defaultValue, onValueChange, unreadText, onUnreadText });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    take(parseTypedNumber(event.target.value), event.target.value);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    if (!Number.isNaN(current)) take(current, printTypedNumber(current));
    onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === undefined || direction === 0 || event.defaultPrevented || rest.readOnly) return;
    event.preventDefault();
    const next = nudge(current, direction * step, { min, max });
    take(next, printTypedNumber(next));
  }

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      className={clsx(styles.figures, className)}
      value={shown}
      onChange={handleChange}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      trailing={unit && <span className={clsx(control.affix, styles.unit)}>{unit}</span>}
    />
  );
}
