const sliderScales = ['linear', 'logarithmic'] as const;
export type SliderScaleKind = (typeof sliderScales)[number];

export interface SliderScale {
  kind: SliderScaleKind;
  min: number;
  max: number;
  step: number;
}

/** A labelled value of the scale. */
export interface SliderStop {
  value: number;
  label: string;
}

/** Position of a value on the track, 0 at its start and 1 at its end; values beyond the ends are clamped. */
export function fractionOf(value: number, { kind, min, max }: SliderScale): number {
  const place =
    kind === 'logarithmic'
      ? (Math.log(value) - Math.log(min)) / (Math.log(max) - Math.log(min))
      : (value - min) / (max - min);
  return Number.isFinite(place) ? Math.min(Math.max(place, 0), 1) : 0;
}

/** The value at a position of the track, on the nearest step. */
export function valueAt(fraction: number, scale: SliderScale): number {
  const { kind, min, max } = scale;
  const place = Math.min(Math.max(fraction, 0), 1);
  return snap(kind === 'logarithmic' ? min * (max / min) ** place : min + (max - min) * place, scale);
}

/** A value on the nearest step within the ends. */
export function snap(value: number, { min, max, step }: SliderScale): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(Math.max(stepped, min), max).toFixed(10));
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export interface SliderKey {
  key: string;
  isRightToLeft: boolean;
}

/**
 * The value after a key press: arrows move one step, Page keys a tenth of the track, Home and End to its ends.
 *
 * @param value The current value.
 * @returns The new value, or null for other keys.
 */
export function valueAfterKey(value: number, { key, isRightToLeft }: SliderKey, scale: SliderScale): number | null {
  if (key === 'Home') return scale.min;
  if (key === 'End') return scale.max;
  if (key === 'PageUp' || key === 'PageDown') return pageFrom(value, key === 'PageUp' ? 1 : -1, scale);
  const arrow = arrows[key];
  if (arrow === undefined) return null;
  const direction = isRightToLeft && (key === 'ArrowLeft' || key === 'ArrowRight') ? -arrow : arrow;
  return snap(value + direction * scale.step, scale);
}

function pageFrom(value: number, direction: 1 | -1, scale: SliderScale): number {
  const paged = valueAt(fractionOf(value, scale) + direction / 10, scale);
  return paged === value ? snap(value + direction * scale.step, scale) : paged;
}

/** Whether positions are spread evenly from one end of the track to the other. */
export function areEvenlySpread(places: readonly number[]): boolean {
  const last = places.length - 1;
  return last > 0 && places.every((place, index) => Math.abs(place - index / last) < 0.001);
}

/**
 * Positions at which the track is divided: at every step while there are at most ten, otherwise at the marked values.
 *
 * @returns Positions between the ends, 0 to 1, in order.
 */
export function cutsOf(marks: readonly number[], scale: SliderScale): number[] {
  const steps = Math.round((scale.max - scale.min) / scale.step);
  const values =
    scale.kind === 'linear' && steps <= 10
      ? Array.from({ length: steps + 1 }, (_, index) => scale.min + index * scale.step)
      : marks;
  return values.map((value) => fractionOf(value, scale)).filter((place) => place > 0 && place < 1);
}
