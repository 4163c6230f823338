import { Chart, LinearScale, LineController, LineElement, PointElement } from 'chart.js';

import type { Draw } from '../contender.ts';
import type { LinesData } from '../data.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale);

const draw: Draw<LinesData> = (element, { times, series }) => {
  const canvas = document.createElement('canvas');
  canvas.width = element.clientWidth;
  canvas.height = 320;
  element.append(canvas);
  const chart = new Chart(canvas, {
    type: 'line',
    data: {
      datasets: series.map(({ label, values }) => ({
        label,
        data: values.map((y, index) => ({ x: times[index] ?? 0, y })),
      })),
    },
    options: {
      animation: false,
      responsive: false,
      parsing: false,
      normalized: true,
      scales: { x: { type: 'linear' } },
    },
  });
  return {
    remove: () => {
      chart.destroy();
      canvas.remove();
    },
  };
};

export default draw;
