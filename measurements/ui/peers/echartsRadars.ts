import { RadarChart } from 'echarts/charts';
import { RadarComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

import type { Draw } from '../contender.ts';
import type { RadarData } from '../data.ts';

register([RadarChart, RadarComponent, CanvasRenderer]);

const draw: Draw<RadarData> = (element, { axes, charts }) => {
  const drawn = charts.map((series) => {
    const box = document.createElement('div');
    element.append(box);
    const chart = init(box, null, { width: 240, height: 240 });
    chart.setOption({
      animation: false,
      radar: { indicator: axes.map((name) => ({ name, max: 100 })), splitNumber: 10 },
      series: [{ type: 'radar', data: series.map(({ label, values }) => ({ name: label, value: values })) }],
    });
    return chart;
  });
  return {
    remove: () => {
      for (const chart of drawn) chart.dispose();
      element.replaceChildren();
    },
  };
};

export default draw;
