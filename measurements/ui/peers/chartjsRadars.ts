import { Chart, Filler, LineElement, PointElement, RadarController, RadialLinearScale } from 'chart.js';

import type { Draw } from '../contender.ts';
import type { RadarData } from '../data.ts';

Chart.register(RadarController, RadialLinearScale, PointElement, LineElement, Filler);

const draw: Draw<RadarData> = (element, { axes, charts }) => {
  const drawn = charts.map((series) => {
    const canvas = document.createElement('canvas');
    canvas.width = 240;
    canvas.height = 240;
    element.append(canvas);
    return new Chart(canvas, {
      type: 'radar',
      data: { labels: axes, datasets: series.map(({ label, values }) => ({ label, data: values })) },
      options: { animation: false, responsive: false, scales: { r: { min: 0, max: 100, ticks: { stepSize: 10 } } } },
    });
  });
  return {
    remove: () => {
      for (const chart of drawn) chart.destroy();
      element.replaceChildren();
    },
  };
};

export default draw;
