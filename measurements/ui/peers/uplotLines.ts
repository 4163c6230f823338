import UPlot from 'uplot';

import type { Draw } from '../contender.ts';
import type { LinesData } from '../data.ts';

const draw: Draw<LinesData> = (element, { times, series }) => {
  const chart = new UPlot(
    {
      width: element.clientWidth,
      height: 320,
      series: [
        {},
        ...series.map(({ label }, index) => ({
          label,
          stroke: ['#36c', '#b70', '#623', '#066', '#444'][index] ?? 'black',
        })),
      ],
    },
    [times.map((time) => time / 1000), ...series.map(({ values }) => values)],
    element,
  );
  return { remove: () => chart.destroy() };
};

export default draw;
