import { clsx } from 'clsx/lite';
import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as control from '../Field/control.css.ts';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useControlled } from '../Field/useControlled.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'children' | 'multiple' | 'size' | 'value' | 'defaultValue'
> {
  /** The choices, in display order. */
  options: readonly SelectOption[];
  /** The chosen value; '' when nothing is chosen. One that is not among the options shows the placeholder. */
  value?: string | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Shown while nothing is chosen. By default a required field shows 'Select an option'. */
  placeholder?: string | undefined;
  /** For toolbars: the label inside the control, as in 'Industry All'. It is also the accessible name. */
  keyWord?: string | undefined;
  /** For toolbars: marks a filter that narrows the list. */
  isActive?: boolean | undefined;
  /** Wraps the chosen text when one line may be too narrow. */
  isWrapping?: boolean | undefined;
}

/** One of a few choices, with the native list: best on phones and for screen readers. */
export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  placeholder,
  keyWord,
  isActive = false,
  isWrapping = false,
  className,
  ...rest
}: SelectProps) {
  const texts = useTexts();
  const attributes = useFieldControl(rest);
  const isInToolbar = keyWord !== undefined;
  const isFaced = isInToolbar || isWrapping;
  const first = isInToolbar && placeholder === undefined ? (options[0]?.value ?? '') : '';
  const [current, setCurrent] = useControlled(value, defaultValue ?? first, onValueChange);
  const hasEmptyOption = options.some((option) => option.value === '');
  const needsPlaceholder = !hasEmptyOption && (!isInToolbar || placeholder !== undefined);
  const chosen = options.find((option) => option.value === current);
  // The native list would show its first option for an unknown value.
  const isUnknown = current !== '' && chosen === undefined;
  const shown = chosen?.label ?? placeholder ?? texts.selectPlaceholder;

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event);
    setCurrent(event.target.value);
  }

  return (
    <span
      className={clsx(control.box, styles.box, isFaced && styles.faced, isInToolbar && styles.toolbar, className)}
      data-state={isActive ? 'active' : current === '' ? 'empty' : 'chosen'}
      data-invalid={attributes['aria-invalid'] ? '' : undefined}
      data-disabled={attributes.disabled ? '' : undefined}
    >
      {isFaced && (
        <span className={styles.face} aria-hidden="true">
          {isInToolbar && <span className={styles.keyWord}>{keyWord}</span>}
          <span className={isWrapping ? styles.lines : styles.chosen}>{shown}</span>
        </span>
      )}
      <select
        aria-label={keyWord}
        {...rest}
        {...attributes}
        className={clsx(control.input, styles.select, isFaced && styles.cover)}
        value={current}
        onChange={handleChange}
      >
        {needsPlaceholder && (
          <option
            value=""
            disabled={attributes['aria-required'] === true}
            hidden={attributes['aria-required'] === true}
          >
            {placeholder ?? texts.selectPlaceholder}
          </option>
        )}
        {isUnknown && (
          <option value={current} disabled hidden>
            {shown}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={clsx(control.icon, styles.chevron)} aria-hidden="true" />
    </span>
  );
}
