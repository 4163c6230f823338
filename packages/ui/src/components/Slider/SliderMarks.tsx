import { assignInlineVars } from '@vanilla-extract/dynamic';

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

/** More words than these stand at their places without a column of their own. */
const mostColumns = 5;

/** The words or figures below the track. For the pointer only: the slider itself says its word aloud. */
export function SliderMarks({ stops, ticks, value, scale, isDisabled, onChoose }: SliderMarksProps) {
  const marks = stops.length > 0 ? stops : ticks.map((tick) => ({ value: tick, label: printTypedNumber(tick) }));
  if (marks.length === 0) return null;
  const isGrid =
    stops.length > 0 &&
    stops.length <= mostColumns &&
    areEvenlySpread(stops.map((stop) => fractionOf(stop.value, scale)));
  return (
    <span
      className={isGrid ? styles.words : styles.marks}
      style={assignInlineVars({ [styles.count]: String(stops.length) })}
      aria-hidden="true"
    >
      {marks.map((mark) => (
        <span
          key={mark.value}
          className={styles.mark}
          style={assignInlineVars({ [styles.at]: String(fractionOf(mark.value, scale)) })}
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
