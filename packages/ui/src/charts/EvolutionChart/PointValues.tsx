import { halo, text } from '../shared/chart.css.ts';
import { type PlacedPoint, valueLabels } from './valueLabels.ts';

interface PointValuesProps {
  points: readonly PlacedPoint[];
  textOf: (point: PlacedPoint) => string;
  width: number;
}

/** The values of a line, printed at their points. */
export function PointValues({ points, textOf, width }: PointValuesProps) {
  return valueLabels(points, textOf, width).map((label) => (
    <text key={label.index} className={`${text.small} ${halo}`} x={label.x} y={label.y} textAnchor="middle">
      {label.text}
    </text>
  ));
}
