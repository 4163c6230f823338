import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';

import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import * as styles from './Slider.css.ts';
import { areEvenlySpread, fractionOf, type SliderScale, type SliderStop } from './sliderScale.ts';

interface SliderMarksProps {
  stops: readonly SliderStop[];
  ticks: readonly number[];
  value: number | null;
  scale: SliderScale;
  isDisabled: boolean;
  onChoose: (value: number) => void;
}

/** With more labels than this, they are positioned at their values instead of in columns. */
const mostColumns = 5;

/** Start of a staggered label in half-columns: centred on its stop, but within the ends. */
const startOfRoom = (index: number, count: number): number => {
  const last = count * 2 - 3;
  return Math.min(Math.max(index * 2, 1), last);
};

/** The labels or figures below the track. For the pointer only: the slider itself announces its label. */
export function SliderMarks({ stops, ticks, value, scale, isDisabled, onChoose }: SliderMarksProps) {
  const marks = stops.length > 0 ? stops : ticks.map((tick) => ({ value: tick, label: printTypedNumber(tick) }));
  if (marks.length === 0) return null;
  const isGrid =
    stops.length > 0 &&
    stops.length <= mostColumns &&
    areEvenlySpread(stops.map((stop) => fractionOf(stop.value, scale)));
  return (
    <span
      className={isGrid ? clsx(styles.words, stops.length > styles.mostInOneLine && styles.manyWords) : styles.marks}
      style={assignInlineVars({ [styles.count]: String(stops.length) })}
      aria-hidden="true"
    >
      {marks.map((mark, index) => (
        <span
          key={mark.value}
          className={styles.mark}
          style={assignInlineVars({
            [styles.at]: String(fractionOf(mark.value, scale)),
            [styles.from]: String(startOfRoom(index, marks.length)),
          })}
        >
          <button
            type="button"
            tabIndex={-1}
            className={styles.word}
            data-state={mark.value === value ? 'chosen' : 'free'}
            disabled={isDisabled}
            onClick={() => onChoose(mark.value)}
          >
            {mark.label}
          </button>
        </span>
      ))}
    </span>
  );
}
