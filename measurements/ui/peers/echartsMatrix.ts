import { HeatmapChart } from 'echarts/charts';
import { GridComponent, VisualMapComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

import type { Draw } from '../contender.ts';
import type { MatrixData } from '../data.ts';

register([HeatmapChart, GridComponent, VisualMapComponent, CanvasRenderer]);

const draw: Draw<MatrixData> = (element, { labels, values, other }) => {
  const chart = init(element, null, { width: element.clientWidth, height: element.clientWidth });
  const render = (shown: MatrixData['values']) =>
    chart.setOption({
      animation: false,
      grid: { left: 160, top: 24, right: 0, bottom: 0 },
      xAxis: { type: 'category', data: labels, position: 'top' },
      yAxis: { type: 'category', data: labels, inverse: true },
      visualMap: { min: 0, max: 1, show: false, inRange: { color: ['#fde', '#4b8'] } },
      series: [
        {
          type: 'heatmap',
          data: shown.flatMap((row, index) => row.map((value, column) => [column, index, value])),
          progressive: 0,
          label: { show: labels.length < 40 },
        },
      ],
    });
  render(values);
  return { act: (_, step) => render(step % 2 === 0 ? other : values), remove: () => chart.dispose() };
};

export default draw;
