import { HeatmapRect } from '@visx/heatmap';
import { scaleLinear } from '@visx/scale';

import type { Draw } from '../contender.ts';
import type { MatrixData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const edge = 160;

const draw: Draw<MatrixData> = (element, { labels, values, other }) => {
  const root = reactRoot(element);
  const size = (element.clientWidth - edge) / labels.length;
  const along = scaleLinear<number>({ domain: [0, labels.length], range: [0, size * labels.length] });
  const color = scaleLinear<string>({ domain: [0, 1], range: ['#fde', '#4b8'] });
  const render = (shown: MatrixData['values']) =>
    root.render(
      <svg width={element.clientWidth} height={element.clientWidth}>
        <g transform={`translate(${edge},24)`}>
          {labels.map((label, index) => (
            <text key={label} x={-edge} y={(index + 0.6) * size} fontSize={12}>
              {label}
            </text>
          ))}
          <HeatmapRect
            data={shown.map((row, index) => ({ bin: index, bins: row.map((count, bin) => ({ bin, count })) }))}
            xScale={along}
            yScale={along}
            colorScale={color}
            binWidth={size}
            binHeight={size}
            gap={1}
          />
        </g>
      </svg>,
    );
  render(values);
  return { act: (_, step) => render(step % 2 === 0 ? other : values), remove: root.remove };
};

export default draw;
