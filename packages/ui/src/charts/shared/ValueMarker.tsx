import { stroke, surfaceLine } from './chart.css.ts';

interface ValueMarkerProps {
  x: number;
  y1: number;
  y2: number;
}

/** The value on a bar: a line with a halo that separates it from what it crosses. */
export function ValueMarker({ x, ...ends }: ValueMarkerProps) {
  return (
    <>
      <line className={surfaceLine} x1={x} x2={x} {...ends} strokeWidth={6} />
      <line className={stroke.ink} x1={x} x2={x} {...ends} strokeWidth={2.5} />
    </>
  );
}
