import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useDirection } from '../../useDirection.ts';
import { useFieldControl, useFieldLabelId } from '../Field/FieldContext.ts';
import * as styles from './RadioGroup.css.ts';
import type { RadioGroupVariant } from './variants.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A few words that explain the choice; not shown in segments. */
  description?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<
  ComponentPropsWithRef<typeof RadixRadioGroup.Root>,
  'children' | 'asChild'
> {
  /** The choices, all visible: two to about five. */
  options: readonly RadioOption[];
  /** Cards when the choices need an explanation, segments for two to four short labels. */
  variant?: RadioGroupVariant | undefined;
}

/** One of a few choices, all visible. Inside a Field with `isGroup`, the field's label names it. */
export function RadioGroup({ options, variant = 'plain', className, ref, ...rest }: RadioGroupProps) {
  const [direction, root] = useDirection(ref);
  const attributes = useFieldControl(rest);
  const labelId = useFieldLabelId();
  return (
    <RadixRadioGroup.Root
      aria-labelledby={rest['aria-label'] === undefined ? labelId : undefined}
      dir={direction}
      {...rest}
      ref={root}
      {...attributes}
      className={clsx(styles.group[variant], className)}
      data-invalid={attributes['aria-invalid'] ? '' : undefined}
    >
      {options.map((option) =>
        variant === 'segments' ? (
          <RadixRadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={attributes.disabled || option.disabled === true}
            className={styles.segment}
          >
            {option.label}
          </RadixRadioGroup.Item>
        ) : (
          <RadioChoice
            key={option.value}
            option={option}
            id={`${attributes.id}-${option.value}`}
            isCard={variant === 'cards'}
            isDisabled={attributes.disabled || option.disabled === true}
          />
        ),
      )}
    </RadixRadioGroup.Root>
  );
}

interface RadioChoiceProps {
  option: RadioOption;
  id: string;
  isCard: boolean;
  isDisabled: boolean;
}

function RadioChoice({ option, id, isCard, isDisabled }: RadioChoiceProps) {
  const descriptionId = isShown(option.description) ? `${id}-description` : undefined;
  return (
    <label className={isCard ? styles.card : styles.choice} htmlFor={id} data-disabled={isDisabled || undefined}>
      <RadixRadioGroup.Item
        id={id}
        value={option.value}
        disabled={isDisabled}
        className={styles.circle}
        aria-labelledby={`${id}-label`}
        aria-describedby={descriptionId}
      >
        <RadixRadioGroup.Indicator className={styles.dot} />
      </RadixRadioGroup.Item>
      <span className={styles.texts}>
        <span id={`${id}-label`} className={styles.label}>
          {option.label}
        </span>
        {isShown(option.description) && (
          <span id={descriptionId} className={styles.description}>
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}
