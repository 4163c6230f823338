import { type MatrixCell, type MatrixLayout, type MatrixWindow, visibleCells } from './matrixLayout.ts';
import { type MatrixStyle, toRgb } from './matrixStyle.ts';

export interface MatrixDrawing {
  layout: MatrixLayout;
  /** Similarity of two positions in display order: 0-1, null when unknown. */
  valueAt: (row: number, column: number) => number | null;
  window: MatrixWindow;
  style: MatrixStyle;
  /** A cell whose labels are highlighted: labels that would touch them are left out. */
  active?: MatrixCell | null | undefined;
}

type Pen = CanvasRenderingContext2D;

const roundedFrom = 16;
const radius = 2;
const lineHeight = 16;
const numberWidth = 26;
const headBaseline = 12;
const percentOf = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100);

/** Draws the visible part of a matrix; names and numbers stay at the edges. */
export function paintMatrix(pen: Pen, drawing: MatrixDrawing): void {
  const { layout, window, style } = drawing;
  pen.fillStyle = style.surface;
  pen.fillRect(0, 0, window.width, window.height);
  pen.save();
  pen.beginPath();
  pen.rect(layout.labelWidth, layout.headHeight, window.width, window.height);
  pen.clip();
  if (layout.cell.width < roundedFrom || (style.isForced && layout.decimals === null)) paintMap(pen, drawing);
  else paintCells(pen, drawing);
  pen.restore();
  paintLabels(pen, drawing);
}

interface SmallMap {
  valueAt: MatrixDrawing['valueAt'];
  fills: MatrixStyle['fills'];
  part: string;
  drawing: HTMLCanvasElement;
}

/** The last drawing of a canvas, cached because often only a label changes. */
const maps = new WeakMap<HTMLCanvasElement, SmallMap>();

/** Small cells as one bitmap, a pixel each, scaled up; lines in the background colour separate them. */
function paintMap(pen: Pen, { layout, valueAt, window, style }: MatrixDrawing): void {
  const { rows, columns } = visibleCells(layout, window);
  const width = columns.to - columns.from;
  const height = rows.to - rows.from;
  if (width <= 0 || height <= 0) return;
  const part = [rows.from, rows.to, columns.from, columns.to].join(' ');
  const known = maps.get(pen.canvas);
  const isKnown = known?.valueAt === valueAt && known.fills === style.fills && known.part === part;
  const small = isKnown ? known.drawing : drawMap(pen, { layout, valueAt, window, style });
  maps.set(pen.canvas, { valueAt, fills: style.fills, part, drawing: small });
  const { pitch, cell } = layout;
  const left = layout.labelWidth + columns.from * pitch.x - window.left;
  const top = layout.headHeight + rows.from * pitch.y - window.top;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(small, left, top, width * pitch.x, height * pitch.y);
  const gap = pitch.x - cell.width;
  if (gap === 0) return;
  pen.fillStyle = style.surface;
  for (let column = 1; column <= width; column++)
    pen.fillRect(left + column * pitch.x - gap, top, gap, height * pitch.y);
  for (let row = 1; row <= height; row++) pen.fillRect(left, top + row * pitch.y - gap, width * pitch.x, gap);
}

function drawMap(pen: Pen, { layout, valueAt, window, style }: MatrixDrawing): HTMLCanvasElement {
  const { rows, columns } = visibleCells(layout, window);
  const width = columns.to - columns.from;
  const height = rows.to - rows.from;
  const own = toRgb(pen, style.own);
  const unknown = toRgb(pen, style.unknown);
  const pixels = new ImageData(width, height);
  let at = 0;
  for (let row = rows.from; row < rows.to; row++) {
    for (let column = columns.from; column < columns.to; column++) {
      const value = row === column ? 1 : valueAt(row, column);
      const color = row === column ? own : value === null ? unknown : (style.fills[percentOf(value)] ?? unknown);
      pixels.data[at] = color[0];
      pixels.data[at + 1] = color[1];
      pixels.data[at + 2] = color[2];
      pixels.data[at + 3] = 255;
      at += 4;
    }
  }
  const drawing = document.createElement('canvas');
  drawing.width = width;
  drawing.height = height;
  drawing.getContext('2d')?.putImageData(pixels, 0, 0);
  return drawing;
}

/** Cells of one colour share a path: one path per percentage instead of one per cell. */
function paintCells(pen: Pen, { layout, valueAt, window, style }: MatrixDrawing): void {
  const { rows, columns } = visibleCells(layout, window);
  const { pitch, cell } = layout;
  const paths = new Map<string, Path2D>();
  const figures: { text: string; x: number; y: number; isQuiet: boolean }[] = [];
  for (let row = rows.from; row < rows.to; row++) {
    const y = layout.headHeight + row * pitch.y - window.top;
    for (let column = columns.from; column < columns.to; column++) {
      const x = layout.labelWidth + column * pitch.x - window.left;
      const value = valueAt(row, column);
      const isOwn = row === column;
      const fill = value === null ? 'unknown' : isOwn ? 'own' : style.isForced ? 'forced' : String(percentOf(value));
      const path = paths.get(fill) ?? new Path2D();
      paths.set(fill, path);
      if (fill === 'unknown' || style.isForced)
        path.roundRect(x + 0.5, y + 0.5, cell.width - 1, cell.height - 1, radius);
      else path.roundRect(x, y, cell.width, cell.height, radius);
      if (layout.decimals !== null && (!isOwn || value === null))
        figures.push({
          text: value === null ? '–' : String(percentOf(value)),
          x: x + cell.width / 2,
          y: y + cell.height / 2,
          isQuiet: value === null,
        });
    }
  }
  for (const [fill, path] of paths) {
    const isLine = fill === 'unknown' || style.isForced;
    pen.fillStyle = fill === 'unknown' ? style.unknown : fill === 'own' ? style.own : rgb(style.fills[Number(fill)]);
    if (!style.isForced) pen.fill(path);
    if (!isLine) continue;
    pen.setLineDash(fill === 'unknown' ? [3, 3] : []);
    pen.strokeStyle = fill === 'forced' ? style.text : style.unknownBorder;
    pen.stroke(path);
  }
  setText(pen, style, 500, 12, 'center');
  for (const { text, x, y, isQuiet } of figures) {
    pen.fillStyle = isQuiet ? style.textSubtle : style.text;
    pen.fillText(text, x, y);
  }
}

const rgb = (color: readonly number[] | undefined): string => `rgb(${(color ?? []).join(' ')})`;

function setText(pen: Pen, style: MatrixStyle, weight: number, size: number, align: CanvasTextAlign): void {
  pen.font = `${weight} ${size}px ${style.font}`;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
}

function paintLabels(pen: Pen, drawing: MatrixDrawing): void {
  paintRowLabels(pen, drawing);
  paintColumnLabels(pen, drawing);
}

function paintRowLabels(pen: Pen, { layout, window, style, active }: MatrixDrawing): void {
  const { rows } = visibleCells(layout, window);
  const { cell, labelWidth, headHeight } = layout;
  const from = window.top > 0 ? headHeight : 0;
  const aside = active === null || active === undefined ? null : layout.rows[active.row]?.y;
  pen.save();
  pen.beginPath();
  pen.rect(0, from, labelWidth, window.height);
  pen.clip();
  for (const row of layout.rows.slice(rows.from, rows.to)) {
    if (!row.isPrinted || isNear(row.y, aside, lineHeight)) continue;
    const y = row.y + cell.height / 2 - window.top;
    setText(pen, style, layout.isDense ? 400 : 600, 13, 'left');
    pen.fillStyle = style.text;
    pen.fillText(row.lines[0] ?? '', 0, y);
    if (row.number === null) continue;
    setText(pen, style, 500, 12, 'right');
    pen.fillStyle = style.textMuted;
    pen.fillText(row.number, labelWidth - 8, y);
  }
  pen.restore();
}

function paintColumnLabels(pen: Pen, { layout, window, style, active }: MatrixDrawing): void {
  const { columns } = visibleCells(layout, window);
  const { cell, labelWidth, headHeight } = layout;
  const aside = active === null || active === undefined ? null : layout.columns[active.column]?.x;
  pen.save();
  pen.beginPath();
  pen.rect(window.left > 0 ? labelWidth : labelWidth - 8, 0, window.width, headHeight);
  pen.clip();
  setText(pen, style, 500, 12, 'center');
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = style.textMuted;
  for (const { x, lines, isPrinted } of layout.columns.slice(columns.from, columns.to))
    if (isPrinted && !isNear(x, aside, numberWidth))
      pen.fillText(lines[0] ?? '', x + cell.width / 2 - window.left, headBaseline);
  pen.restore();
}

const isNear = (at: number, aside: number | null | undefined, distance: number): boolean =>
  aside !== null && aside !== undefined && Math.abs(at - aside) < distance;
