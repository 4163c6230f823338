import type { Draw } from '../contender.ts';
import type { LinesData } from '../data.ts';

const draw: Draw<LinesData> = (element, { times, series }) => {
  const canvas = document.createElement('canvas');
  canvas.width = element.clientWidth;
  canvas.height = 320;
  element.append(canvas);
  const pen = canvas.getContext('2d');
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 1) - first;
  for (const [index, { label, values }] of series.entries()) {
    if (pen === null) break;
    pen.strokeStyle = ['#36c', '#b70', '#623', '#066', '#444'][index] ?? 'black';
    pen.beginPath();
    for (const [at, value] of values.entries())
      pen.lineTo(40 + (((times[at] ?? 0) - first) / span) * (canvas.width - 160), 300 - value * 2.8);
    pen.stroke();
    pen.fillText(label, canvas.width - 110, 300 - (values.at(-1) ?? 0) * 2.8);
  }
  for (let tick = 0; tick <= 100; tick += 20) pen?.fillText(String(tick), 10, 300 - tick * 2.8);
  return { remove: () => canvas.remove() };
};

export default draw;
