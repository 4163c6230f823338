import { ink } from '../../shell/theme/paperInk.ts';
import type { Sheet } from './sheet.ts';

/** Font size of the lines to the right of the name, in points. */
const asideSize = 9;
const asideLeading = 12;
const gap = 16;
const fewLines = 2;

/** Draws the untruncated name of the document's subject, with a few short lines to its right. */
export function drawTitle(sheet: Sheet, name: string, aside: readonly string[], size: number): void {
  const room = sheet.width - gap - Math.max(...aside.map((line) => sheet.widthOf(line, { size: asideSize })));
  const linesAt = (points: number) => sheet.lines(name, room, { size: points, isBold: true });
  const points = linesAt(size).length > fewLines ? size * 0.7 : size;
  for (const [index, line] of aside.entries()) {
    sheet.text(line, sheet.right, sheet.y + 10 + index * asideLeading, {
      size: asideSize,
      color: index === 0 ? ink.text : ink.muted,
      align: 'right',
    });
  }
  const lines = linesAt(points);
  for (const [index, line] of lines.entries()) {
    sheet.text(line, sheet.left, sheet.y + points * (0.9 + index * 1.2), { size: points, isBold: true });
  }
  sheet.y += Math.max(points * (0.1 + lines.length * 1.2), aside.length * asideLeading);
}
