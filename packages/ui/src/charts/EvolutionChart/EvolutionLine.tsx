import { dottedLine, mark, stroke, text } from '../shared/chart.css.ts';
import { fitText } from '../shared/textWidth.ts';
import { type EvolutionLayout, labelText } from './evolutionLayout.ts';
import type { LineStyle } from './lineStyles.ts';

interface EvolutionLineProps {
  line: EvolutionLayout['series'][number] | undefined;
  lineStyle: LineStyle | undefined;
  label: string | undefined;
  /** The last value as it is printed. */
  lastValue: string;
  /** Dimmed while another line is active. */
  state: 'dimmed' | undefined;
}

/** One series as a line, with its name and last value at its end if they fit. */
export function EvolutionLine({ line, lineStyle, label, lastValue, state }: EvolutionLineProps) {
  if (line === undefined || lineStyle === undefined) return null;
  const end = line.label;
  return (
    <g className={mark} data-state={state}>
      {line.paths.map((path) => (
        <path
          key={path}
          className={stroke[lineStyle.tone]}
          d={path}
          strokeWidth={lineStyle.isMain ? 3 : 2}
          strokeLinejoin="round"
          strokeDasharray={lineStyle.dash === 'dashed' ? '6 3' : undefined}
        />
      ))}
      {end !== null && (
        <>
          <path className={dottedLine} d={`M${end.from.x + 6},${end.from.y}L${end.x - 4},${end.y}`} />
          <text x={end.x} y={end.y + 4}>
            <tspan className={text.small}>{lastValue}</tspan>
            <tspan className={lineStyle.isMain ? text.small : text.detail} dx={labelText.gap}>
              {fitText(label ?? '', end.nameRoom, labelText.size, 'bold')}
            </tspan>
          </text>
        </>
      )}
    </g>
  );
}
