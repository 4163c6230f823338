import * as RadixSlider from '@radix-ui/react-slider';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { useDirection } from '../../useDirection.ts';
import { useFieldControl, useFieldLabelId } from '../Field/FieldContext.ts';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import * as styles from './Slider.css.ts';
import { SliderMarks } from './SliderMarks.tsx';
import { cutsOf, fractionOf, valueAfterKey, valueAt, type SliderScaleKind, type SliderStop } from './sliderScale.ts';
import { useTouchSlide } from './useTouchSlide.ts';

/** More positions than any track has px. */
const positions = 1000;

/** Keeps the hidden thumb off every position, so that even a click on the exact middle of the track is a change. */
const hiddenOffset = 0.01;

export interface SliderProps extends Omit<
  ComponentPropsWithRef<'span'>,
  'children' | 'defaultValue' | 'onChange' | 'dir' | 'onKeyDown'
> {
  /** The answer; null while the question has not been answered. */
  value: number | null;
  /** Called with the value, and with null when the user clears the answer. */
  onValueChange: (value: number | null) => void;
  /** Where the track begins. */
  min: number;
  /** Where the track ends; a typed figure may exceed it. */
  max: number;
  /** Step of the arrow keys; pointers snap to it. */
  step?: number | undefined;
  /** `logarithmic` for long ranges whose small values matter. */
  scale?: SliderScaleKind | undefined;
  /** Labels of values, shown below the track; a click on one sets its value. */
  stops?: readonly SliderStop[] | undefined;
  /** Values printed below the track when there are no labels. */
  ticks?: readonly number[] | undefined;
  /** Shows the answer read-only. */
  disabled?: boolean | undefined;
}

/**
 * A value on a scale whose values are labelled. There is no initial value: an unanswered slider has no thumb, only a
 * dashed track with an open dot at each marked value.
 */
export function Slider({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  scale: kind = 'linear',
  stops = [],
  ticks = [],
  disabled,
  className,
  ref,
  'aria-label': label,
  ...rest
}: SliderProps) {
  const texts = useTexts();
  const [direction, root] = useDirection<HTMLSpanElement>();
  const labelId = useFieldLabelId();
  const attributes = useFieldControl({ ...rest, disabled });
  const scale = { kind, min, max, step };
  const isAnswered = value !== null && !Number.isNaN(value);
  const place = isAnswered ? fractionOf(value, scale) : 0.5;
  const standing = isAnswered ? value : valueAt(place, scale);
  const stop = stops.find((candidate) => candidate.value === value);
  const printed = printTypedNumber(standing);
  const marks = stops.length > 0 ? stops.map((mark) => mark.value) : ticks;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    const next = isDelete
      ? null
      : valueAfterKey(standing, { key: event.key, isRightToLeft: direction === 'rtl' }, scale);
    if (attributes.disabled || event.altKey || event.ctrlKey || event.metaKey || (next === null && !isDelete)) return;
    event.preventDefault();
    if (next !== value) onValueChange(next);
  }

  function handleSlide(next: number) {
    if (next !== value) onValueChange(next);
  }

  function handleTap(fromLeft: number) {
    handleSlide(valueAt(direction === 'rtl' ? 1 - fromLeft : fromLeft, scale));
  }

  const touch = useTouchSlide({
    value: isAnswered ? value : null,
    isDisabled: attributes.disabled,
    onTap: handleTap,
    onCancel: onValueChange,
  });

  return (
    <span
      {...rest}
      ref={root}
      className={clsx(styles.slider, className)}
      style={assignInlineVars({ [styles.place]: String(place) })}
      data-state={isAnswered ? 'answered' : 'unanswered'}
      data-disabled={attributes.disabled || undefined}
      data-invalid={attributes['aria-invalid'] ? '' : undefined}
    >
      <RadixSlider.Root
        className={styles.root}
        dir={direction}
        min={0}
        max={positions}
        value={[isAnswered ? Math.round(place * positions) : positions / 2 + hiddenOffset]}
        onValueChange={([position = 0]) => handleSlide(valueAt(position / positions, scale))}
        disabled={attributes.disabled}
        onKeyDown={handleKeyDown}
        {...touch}
      >
        <RadixSlider.Track className={styles.track}>
          <span className={styles.fill} />
          {isAnswered &&
            cutsOf(marks, scale).map((cut) => (
              <span key={cut} className={styles.cut} style={assignInlineVars({ [styles.at]: String(cut) })} />
            ))}
        </RadixSlider.Track>
        {!isAnswered &&
          marks.map((mark) => (
            <span
              key={mark}
              className={styles.dot}
              style={assignInlineVars({ [styles.at]: String(fractionOf(mark, scale)) })}
            />
          ))}
        <RadixSlider.Thumb
          ref={ref}
          className={styles.thumb}
          id={attributes.id}
          aria-label={label}
          aria-labelledby={label === undefined ? labelId : undefined}
          aria-describedby={attributes['aria-describedby']}
          aria-invalid={attributes['aria-invalid']}
          aria-valuemin={min}
          aria-valuemax={Math.max(max, standing)}
          aria-valuenow={standing}
          aria-valuetext={isAnswered ? (stop ? `${printed}, ${stop.label}` : printed) : texts.notAnswered}
        />
      </RadixSlider.Root>
      <SliderMarks
        stops={stops}
        ticks={ticks}
        value={isAnswered ? value : null}
        scale={scale}
        isDisabled={attributes.disabled}
        onChoose={onValueChange}
      />
    </span>
  );
}
