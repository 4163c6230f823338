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
  /** The number; null when the field is empty, NaN when its text is not a number. */
  value?: number | null | undefined;
  /** Initial number of an uncontrolled field. */
  defaultValue?: number | null | undefined;
  /** Called with the number, null for an empty field, NaN for a text that is not a number. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Initial text when the value is NaN: a text that is not a number. */
  unreadText?: string | undefined;
  /** Called after every change to that text, so that the parent can restore it when the field is mounted again. */
  onUnreadText?: ((text: string) => void) | undefined;
  /** Shown after the figure, and understood with it in either language: 'years', '%', 'M€'. */
  unit?: string | undefined;
  /** Arrow up and down change the number by this much. */
  step?: number | undefined;
  /** Limit of the arrow keys; typing may exceed it, and the form reports it. */
  min?: number | undefined;
  /** Limit of the arrow keys; typing may exceed it, and the form reports it. */
  max?: number | undefined;
}

/**
 * A number typed with Spanish or English separators, with or without its unit; on blur the field shows the parsed number.
 * Values out of range are passed on unchanged: the form reports them.
 */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  unreadText = '',
  onUnreadText,
  unit = '',
  step,
  min,
  max,
  onChange,
  onBlur,
  onKeyDown,
  className,
  ...rest
}: NumberInputProps) {
  const { current, shown, take } = useTypedNumber({
    unit,
    value,
    defaultValue,
    onValueChange,
    unreadText,
    onUnreadText,
  });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    take(parseTypedNumber(event.target.value, unit), event.target.value);
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
