import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

import type { Draw } from '../contender.ts';
import type { LinesData } from '../data.ts';

register([LineChart, GridComponent, CanvasRenderer]);

const draw: Draw<LinesData> = (element, { times, series }) => {
  const chart = init(element, null, { width: element.clientWidth, height: 320 });
  chart.setOption({
    animation: false,
    xAxis: { type: 'time' },
    yAxis: { type: 'value' },
    series: series.map(({ label, values }) => ({
      type: 'line',
      name: label,
      data: values.map((value, index) => [times[index] ?? 0, value]),
    })),
  });
  return { remove: () => chart.dispose() };
};

export default draw;
