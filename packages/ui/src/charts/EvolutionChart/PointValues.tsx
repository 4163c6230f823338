import { halo, text } from '../shared/chart.css.ts';
import type { ValueLabel } from './valueLabels.ts';

/** The values of a line, printed at their points. */
export function PointValues({ labels }: { labels: readonly ValueLabel[] }) {
  return labels.map((label) => (
    <text key={label.index} className={`${text.small} ${halo}`} x={label.x} y={label.y} textAnchor="middle">
      {label.text}
    </text>
  ));
}
