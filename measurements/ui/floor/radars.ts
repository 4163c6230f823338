import type { Draw } from '../contender.ts';
import type { RadarData } from '../data.ts';

const size = 240;
const middle = size / 2;
const reach = 90;

const draw: Draw<RadarData> = (element, { axes, charts }) => {
  for (const series of charts) {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    element.append(canvas);
    const pen = canvas.getContext('2d');
    if (pen === null) continue;
    const shape = (values: readonly number[]): void => {
      pen.beginPath();
      for (const [axis, value] of values.entries()) {
        const angle = (axis / values.length) * 2 * Math.PI - 2.36;
        pen.lineTo(middle + Math.cos(angle) * reach * (value / 100), middle + Math.sin(angle) * reach * (value / 100));
      }
      pen.closePath();
      pen.stroke();
    };
    pen.strokeStyle = '#ccc';
    for (let ring = 10; ring <= 100; ring += 10) shape(axes.map(() => ring));
    for (const [index, { values }] of series.entries()) {
      pen.strokeStyle = ['#36c', '#b70', '#623'][index] ?? 'black';
      shape(values);
    }
    pen.font = '12px sans-serif';
    for (const [axis, name] of axes.entries())
      pen.fillText(name, axis % 2 === 0 ? 4 : size - 60, axis < 2 ? 14 : size - 6);
  }
  return { remove: () => element.replaceChildren() };
};

export default draw;
