import { dottedLine, stroke, text } from '../shared/chart.css.ts';
import type { EvolutionLayout } from './evolutionLayout.ts';
import type { Look } from './looksOf.ts';

interface EvolutionLineProps {
  line: EvolutionLayout['series'][number] | undefined;
  look: Look | undefined;
  label: string | undefined;
  /** The last value as it is printed. */
  lastValue: string;
}

/** One series as a line, with its name and last value at its end where there is room for them. */
export function EvolutionLine({ line, look, label, lastValue }: EvolutionLineProps) {
  if (line === undefined || look === undefined) return null;
  const end = line.label;
  return (
    <g>
      {line.paths.map((path) => (
        <path
          key={path}
          className={stroke[look.tone]}
          d={path}
          strokeWidth={look.isMain ? 3 : 2}
          strokeLinejoin="round"
          strokeDasharray={look.dash === 'dashed' ? '6 3' : undefined}
        />
      ))}
      {end !== null && (
        <>
          <path className={dottedLine} d={`M${end.from.x + 6},${end.from.y}L${end.x - 4},${end.y}`} />
          <text x={end.x} y={end.y + 4}>
            <tspan className={text.small}>{lastValue}</tspan>
            <tspan className={look.isMain ? text.small : text.detail} dx={6}>
              {label}
            </tspan>
          </text>
        </>
      )}
    </g>
  );
}
