import { fill, surfaceFill, wash } from './chart.css.ts';
import type { ChartTone } from './tones.ts';

export interface HatchPatternProps {
  id: string;
  tone: ChartTone;
}

/** Stripes at 45° in the colour of a tone: for shares that count twice, are provisional or are missing. */
export function HatchPattern({ id, tone }: HatchPatternProps) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={surfaceFill} width={5} height={5} />
      <rect className={wash[tone]} width={5} height={5} />
      <rect className={fill[tone]} width={2.5} height={5} />
    </pattern>
  );
}
