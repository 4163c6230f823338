import { formatScore, type HeatmapGroup, type Locale, type RadarSeries } from '@aval/metrics';

import { ink, riskInk, seriesInk } from '../../shell/theme/paperInk.ts';
import type { Sheet } from './sheet.ts';

/** Draws a bar of 0-100 with a highlighted range; null draws only the track. */
export function drawRange(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  { from, to, at }: { from: number | null; to: number | null; at: number | null },
): void {
  const scale = (value: number): number => x + (width * Math.min(100, Math.max(0, value))) / 100;
  sheet.box(x, y, width, 6, ink.track, 3);
  if (from !== null && to !== null) sheet.box(scale(from), y, Math.max(2, scale(to) - scale(from)), 6, ink.primary, 2);
  if (at !== null) sheet.box(scale(at) - 1, y - 3, 2, 12, ink.text);
}

/** Draws four groups of three cells in columns; a cell without data has a note below its name. Returns the height. */
export function drawHeatmap(sheet: Sheet, groups: readonly HeatmapGroup[], locale: Locale, noData: string): number {
  const gap = 8;
  const width = (sheet.width - gap * (groups.length - 1)) / groups.length;
  const cellHeight = 26;
  for (const [column, { label, value, cells }] of groups.entries()) {
    const x = sheet.left + column * (width + gap);
    sheet.text(label[locale], x, sheet.y + 9, { size: 8, isBold: true });
    sheet.text(`${formatScore(value)}/10`, x + width, sheet.y + 9, { size: 8, color: ink.muted, align: 'right' });
    for (const [row, cell] of cells.entries()) {
      const y = sheet.y + 14 + row * (cellHeight + 3);
      const { fill, text } = cell.hasData ? riskInk[cell.band] : { fill: ink.sunken, text: ink.muted };
      sheet.box(x, y, width, cellHeight, fill, 3);
      sheet.text(cell.label[locale], x + 6, y + (cell.hasData ? 16 : 12), { size: 7.5, color: text });
      if (!cell.hasData) sheet.text(noData, x + 6, y + 20, { size: 6.5, color: text });
      sheet.text(formatScore(cell.value), x + width - 6, y + 16, {
        size: 8,
        isBold: true,
        color: text,
        align: 'right',
      });
    }
  }
  return 14 + 3 * (cellHeight + 3);
}

const corner = (index: number, count: number): number =>
  count === 4 ? -Math.PI * 0.75 + (index * Math.PI) / 2 : -Math.PI / 2 + (index * 2 * Math.PI) / count;

/** Draws a radar chart of one to three series, with rings every 20 points and the labels of the first series. */
export function drawRadar(
  sheet: Sheet,
  centre: readonly [number, number],
  radius: number,
  series: readonly RadarSeries[],
  names: readonly string[],
): void {
  const point = (index: number, value: number): [number, number] => {
    const angle = corner(index, names.length);
    return [centre[0] + Math.cos(angle) * radius * (value / 100), centre[1] + Math.sin(angle) * radius * (value / 100)];
  };
  for (const ring of [20, 40, 60, 80, 100]) {
    sheet.polygon(
      names.map((_, index) => point(index, ring)),
      ring === 100 ? ink.muted : ink.line,
      0.5,
    );
  }
  for (const [index, name] of names.entries()) {
    const [x, y] = point(index, 100);
    sheet.line(centre, [x, y]);
    const isRight = x > centre[0];
    const below = y > centre[1] ? 11 : -5;
    sheet.text(name, x, y + below, { size: 7.5, color: ink.muted, align: isRight ? 'right' : 'left' });
  }
  for (const [index, { axes }] of series.entries()) {
    sheet.polygon(
      axes.map(({ value }, axis) => point(axis, value ?? 0)),
      seriesInk[index] ?? ink.text,
      1.4,
    );
  }
}
