import { clsx } from 'clsx/lite';
import { CircleDashed } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import { FieldError, FieldLabelText } from '../Field/Field.tsx';
import { FieldContext } from '../Field/FieldContext.ts';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import { Slider, type SliderProps } from './Slider.tsx';
import * as styles from './SliderField.css.ts';

export interface SliderFieldProps
  extends
    Pick<SliderProps, 'value' | 'onValueChange' | 'min' | 'max' | 'step' | 'scale' | 'stops' | 'ticks'>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'ref'> {
  /** The subject of the question. */
  label: ReactNode;
  /** Explains the answer before anything goes wrong. */
  hint?: ReactNode;
  /** What to do to correct it, below the scale and announced with it. */
  error?: string | undefined;
  /** Whether the form cannot be submitted without an answer. */
  required?: boolean | undefined;
  /** Shows the answer read-only. */
  disabled?: boolean | undefined;
  /** The value stored for an untouched field; offered as 'Keep default 5' until the user answers. */
  defaultAnswer?: number | undefined;
  /** `outOf` for ratings ('4 / 5'), `number` when the figure may be typed. */
  box?: 'outOf' | 'number' | undefined;
  /** Shown after the typed figure. */
  unit?: string | undefined;
  /** The typed text that is not a number; see NumberInput. */
  unreadText?: string | undefined;
  /** Called with a typed text that is not a number, so that the parent can store it. */
  onUnreadText?: ((text: string) => void) | undefined;
  /** Refers to the slider's thumb, so that a form can move the focus there. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A question answered on a scale: text at the start, slider in the middle, answer at the end. */
export function SliderField({
  label,
  hint,
  error,
  required = false,
  disabled = false,
  defaultAnswer,
  box = 'outOf',
  unit,
  unreadText,
  onUnreadText,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  scale,
  stops,
  ticks,
  ref,
  id,
  className,
  ...rest
}: SliderFieldProps) {
  const texts = useTexts();
  const base = useId();
  const controlId = id ?? `${base}slider`;
  const labelId = `${base}label`;
  const hintId = `${base}hint`;
  const errorId = `${base}error`;
  const describedBy = clsx(error ? errorId : null, hint ? hintId : null) || undefined;
  return (
    <div
      {...rest}
      className={clsx(styles.container, className)}
      data-state={value === null ? 'unanswered' : 'answered'}
    >
      <FieldContext
        value={{
          controlId,
          labelId,
          describedBy,
          isInvalid: Boolean(error),
          isRequired: required,
          isDisabled: disabled,
        }}
      >
        <div className={styles.row} data-disabled={disabled || undefined}>
          <div className={styles.texts}>
            <span id={labelId} className={styles.label}>
              <FieldLabelText required={required}>{label}</FieldLabelText>
            </span>
            {hint && (
              <span id={hintId} className={styles.hint}>
                {hint}
              </span>
            )}
          </div>
          <div className={styles.slider}>
            <Slider {...{ value, onValueChange, min, max, step, scale, stops, ticks, ref }} />
          </div>
          <div className={styles.answer}>
            {box === 'number' && (
              <NumberInput
                id={`${controlId}-figure`}
                aria-labelledby={labelId}
                className={styles.figure}
                value={value}
                onValueChange={onValueChange}
                {...{ min, step, unit, unreadText, onUnreadText }}
              />
            )}
            {box === 'outOf' && value !== null && (
              <span className={styles.outOf}>
                <span className={styles.value}>{printTypedNumber(value)}</span> / {printTypedNumber(max)}
              </span>
            )}
            {value === null ? (
              <Unanswered {...{ defaultAnswer, disabled, onValueChange, controlId, labelId }} />
            ) : (
              !disabled && (
                <AnswerButton
                  text={texts.clearAnswer}
                  {...{ controlId, labelId }}
                  onClick={() => onValueChange(null)}
                />
              )
            )}
          </div>
          {error && (
            <div className={styles.error}>
              <FieldError id={errorId}>{error}</FieldError>
            </div>
          )}
        </div>
      </FieldContext>
    </div>
  );
}

interface UnansweredProps {
  defaultAnswer: number | undefined;
  disabled: boolean;
  controlId: string;
  labelId: string;
  onValueChange: (value: number) => void;
}

function Unanswered({ defaultAnswer, disabled, controlId, labelId, onValueChange }: UnansweredProps) {
  const texts = useTexts();
  return (
    <>
      <Badge icon={CircleDashed}>{texts.notAnswered}</Badge>
      {defaultAnswer !== undefined && (
        <AnswerButton
          text={fillText(texts.keepDefault, { value: printTypedNumber(defaultAnswer) })}
          onClick={() => onValueChange(defaultAnswer)}
          {...{ disabled, controlId, labelId }}
        />
      )}
    </>
  );
}

interface AnswerButtonProps {
  text: string;
  disabled?: boolean;
  controlId: string;
  labelId: string;
  onClick: () => void;
}

/** Sets or clears the answer. The button disappears then, so the slider takes the focus. */
function AnswerButton({ text, disabled = false, controlId, labelId, onClick }: AnswerButtonProps) {
  const id = useId();

  function handleClick() {
    onClick();
    document.getElementById(controlId)?.focus({ preventScroll: true });
  }

  return (
    <button
      id={id}
      type="button"
      className={styles.answerButton}
      disabled={disabled}
      aria-labelledby={`${id} ${labelId}`}
      onClick={handleClick}
    >
      {text}
    </button>
  );
}
