import { clsx } from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import * as styles from './SegmentedControl.css.ts';

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: string;
  /** The full name where the label is short ('Español' for 'ES'). */
  name?: string | undefined;
  icon?: LucideIcon | undefined;
  isDisabled?: boolean | undefined;
  /** Language of the label, when it is not the page's. */
  lang?: string | undefined;
}

export interface SegmentedControlProps<Value extends string> extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What is being chosen. */
  label: string;
  /** The choices: two to five, of one or two words. */
  options: readonly SegmentedOption<Value>[];
  /** The chosen value; controlled by the parent. */
  value: Value;
  /** Called with the new choice. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** `small` in toolbars. */
  size?: 'small' | 'medium' | undefined;
  /** Takes the whole width, for example on narrow screens. */
  isBlock?: boolean | undefined;
}

/** A choice among two to five that takes effect immediately. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'medium',
  isBlock = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset {...rest} data-block={isBlock} className={clsx(styles.root[size], className)}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ value: own, label: text, name: fullName, icon: Icon, isDisabled = false, lang }) => (
        <label key={own} lang={lang} className={clsx(styles.option, styles.optionHeight[size])}>
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            disabled={isDisabled}
            onChange={() => onValueChange?.(own)}
            {...(fullName !== undefined && { 'aria-label': fullName })}
            className={styles.input}
          />
          {Icon && <Icon aria-hidden className={styles.icon} />}
          {text}
        </label>
      ))}
    </fieldset>
  );
}
