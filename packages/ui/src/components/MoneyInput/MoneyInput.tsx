import { useState, type ChangeEvent, type FocusEvent } from 'react';

import { classes } from '../../classes.ts';
import * as control from '../Field/control.css.ts';
import { useControlled } from '../Field/useControlled.ts';
import * as figures from '../NumberInput/NumberInput.css.ts';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { formatMoneyTyping, readMoney } from './formatMoneyTyping.ts';

export interface MoneyInputProps extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'trailing'> {
  /** The amount; null when the field is empty. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Behind the amount. */
  currency?: string | undefined;
  /** Whether a minus is accepted. */
  isSigned?: boolean | undefined;
}

/** An amount that groups its thousands while it is typed and never moves the caret away from its digit. */
export function MoneyInput({
  value,
  defaultValue = null,
  onValueChange,
  currency = '€',
  isSigned = false,
  onChange,
  onBlur,
  className,
  ...rest
}: MoneyInputProps) {
  const [current, setCurrent] = useControlled(value, defaultValue, onValueChange);
  const [text, setText] = useState(printTypedNumber(current));
  const shown = Object.is(readMoney(text), current) ? text : printTypedNumber(current);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const typed = formatMoneyTyping({
      previous: shown,
      next: input.value,
      caret: input.selectionStart ?? input.value.length,
      isForwardDelete: (event.nativeEvent as InputEvent).inputType === 'deleteContentForward',
      isSigned,
    });
    // React leaves the caret alone only when the element already holds the text that it renders.
    input.value = typed.text;
    input.setSelectionRange(typed.caret, typed.caret);
    onChange?.(event);
    setText(typed.text);
    const next = readMoney(typed.text);
    if (next !== current) setCurrent(next);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    setText(printTypedNumber(current));
    onBlur?.(event);
  }

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      className={classes(figures.figures, className)}
      value={shown}
      onChange={handleChange}
      onBlur={handleBlur}
      trailing={<span className={classes(control.affix, figures.unit)}>{currency}</span>}
    />
  );
}
