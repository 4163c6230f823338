import type { Draw } from '../contender.ts';
import type { MatrixData } from '../data.ts';

const label = 160;

/** One scaled image with one pixel per value, and the names. */
const draw: Draw<MatrixData> = (element, { labels, values, other }) => {
  const canvas = document.createElement('canvas');
  canvas.width = element.clientWidth;
  canvas.height = element.clientWidth;
  element.append(canvas);
  const paint = (shown: readonly (readonly number[])[]): void => {
    const pen = canvas.getContext('2d', { alpha: false });
    if (pen === null) return;
    const count = labels.length;
    const size = (canvas.width - label) / count;
    const pixels = new ImageData(count, count);
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; column += 1) {
        const value = shown[row]?.[column] ?? 0;
        pixels.data.set([220 - 80 * value, 140 + 80 * value, 150, 255], (row * count + column) * 4);
      }
    }
    const small = new OffscreenCanvas(count, count);
    small.getContext('2d')?.putImageData(pixels, 0, 0);
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingEnabled = false;
    pen.drawImage(small, label, 24, size * count, size * count);
    pen.fillStyle = 'black';
    pen.font = '12px sans-serif';
    const step = Math.ceil(16 / size);
    for (let index = 0; index < count; index += step) {
      pen.fillText(labels[index] ?? '', 0, 24 + (index + 0.7) * size);
      pen.fillText(String(index + 1), label + index * size, 16);
    }
    if (size < 24) return;
    for (let row = 0; row < count; row += 1)
      for (let column = 0; column < count; column += 1)
        pen.fillText(
          ((shown[row]?.[column] ?? 0) * 100).toFixed(0),
          label + (column + 0.3) * size,
          24 + (row + 0.6) * size,
        );
  };
  paint(values);
  return { act: (_, step) => paint(step % 2 === 0 ? other : values), remove: () => canvas.remove() };
};

export default draw;
