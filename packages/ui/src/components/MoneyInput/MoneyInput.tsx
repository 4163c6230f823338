import { clsx } from 'clsx/lite';
import { useRef, type ChangeEvent, type ClipboardEvent, type FocusEvent } from 'react';

import * as control from '../Field/control.css.ts';
import * as figures from '../NumberInput/NumberInput.css.ts';
import { parseTypedNumber } from '../NumberInput/parseTypedNumber.ts';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import { useTypedNumber } from '../NumberInput/useTypedNumber.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { formatMoneyTyping, type TypedMarks } from './formatMoneyTyping.ts';
import { inWholeCents } from './inWholeCents.ts';
import { pastedAt } from './pastedAt.ts';

export interface MoneyInputProps extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'trailing'> {
  /** The amount; null when the field is empty, NaN when its text is not an amount. */
  value?: number | null | undefined;
  /** Initial amount of an uncontrolled field. */
  defaultValue?: number | null | undefined;
  /** Called with the amount, null for an empty field, NaN for a text that is not an amount. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Initial text when the value is NaN: a text that is not an amount. */
  unreadText?: string | undefined;
  /** Called after every change to that text, so that the parent can restore it when the field is mounted again. */
  onUnreadText?: ((text: string) => void) | undefined;
  /** The unit, shown after the amount and understood with it in either language: '€ / month', 'M€'. */
  currency?: string | undefined;
}

/**
 * An amount of money: groups thousands while the user types and keeps the caret at the same digit. An amount with its unit
 * is converted to that of the field on blur.
 */
export function MoneyInput({
  value,
  defaultValue = null,
  onValueChange,
  unreadText = '',
  onUnreadText,
  currency = '€',
  onChange,
  onPaste,
  onBlur,
  className,
  ...rest
}: MoneyInputProps) {
  const { current, shown, take } = useTypedNumber({
    unit: currency,
    value,
    defaultValue,
    onValueChange,
    unreadText,
    onUnreadText,
  });
  const typedMarks = useRef<{ text: string; marks: TypedMarks }>(null);
  const pasteStart = useRef<number>(null);

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event);
    pasteStart.current = event.currentTarget.selectionStart;
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const edit = event.nativeEvent as Partial<InputEvent>;
    const caret = input.selectionStart ?? input.value.length;
    const typed = formatMoneyTyping({
      unit: currency,
      previous: shown,
      marks: typedMarks.current?.text === shown ? typedMarks.current.marks : undefined,
      next: input.value,
      caret,
      isForwardDelete: edit.inputType === 'deleteContentForward',
      pastedAt: pastedAt(edit, { caret, pasteStart: pasteStart.current }),
    });
    pasteStart.current = null;
    typedMarks.current = typed;
    // React keeps the caret only when the element already has the text that it renders.
    input.value = typed.text;
    input.setSelectionRange(typed.caret, typed.caret);
    onChange?.(event);
    take(parseTypedNumber(typed.text, currency), typed.text);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    typedMarks.current = null;
    const settled = current === null ? null : inWholeCents(current, currency);
    if (!Number.isNaN(current)) take(settled, printTypedNumber(settled));
    onBlur?.(event);
  }

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      className={clsx(figures.figures, className)}
      value={shown}
      onChange={handleChange}
      onPaste={handlePaste}
      onBlur={handleBlur}
      trailing={<span className={clsx(control.affix, figures.unit)}>{currency}</span>}
    />
  );
}
