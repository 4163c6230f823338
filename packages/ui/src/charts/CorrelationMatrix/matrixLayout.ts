import { breakWord } from '../shared/breakWord.ts';
import { round2 } from '../shared/round2.ts';
import { fitText, textWidth, type TextWeight, wrapText } from '../shared/textWidth.ts';

const matrixDetails = ['overview', 'figures'] as const;

/** `overview` fits the width; `figures` prints every percentage and may be wider. */
export type MatrixDetail = (typeof matrixDetails)[number];

export interface MatrixInput {
  labels: readonly string[];
  /** Available px; figures of many items need more. */
  width: number;
  /** By default figures are printed unless they need more than 1.5 times the width. */
  detail?: MatrixDetail | undefined;
}

export interface MatrixLayout {
  /** Px; more than the available width when the figures need it. */
  width: number;
  height: number;
  /** Rows named and numbered, columns numbered, whole per cent. */
  isDense: boolean;
  /** Decimals that fit into a cell; null where no figure does. */
  decimals: 0 | 2 | null;
  /** Px from one cell to the next. */
  pitch: { x: number; y: number };
  cell: { width: number; height: number };
  rows: { y: number; lines: string[]; number: string | null; isPrinted: boolean }[];
  columns: { x: number; lines: string[]; isPrinted: boolean }[];
  /** Px at which the cells begin. */
  labelWidth: number;
  headHeight: number;
  /** Details that differ at this width. */
  details: readonly MatrixDetail[];
}

/**
 * From this number of items on, rows are named and numbered, the order can be chosen, and the description counts the
 * pairs.
 */
export const denseFrom = 13;
const smallText = 12;
const lineHeight = 16;
const numberWidth = 28;
/** Minimum px from cell to cell with a figure: with names and decimals, in whole per cent, and in a square. */
const leastPitch = { broad: 46, dense: 30, square: 24 } as const;
const rowPitch = { broad: 40, dense: 32 } as const;
const leastOverview = 2;
const smallGapFrom = 8;
/** Px that the last number of an overview may reach beyond its cell. */
const overhang = { x: 12, y: 8 } as const;
const tolerable = 1.5;

/**
 * Geometry of a matrix of similarities: cells 40 px high with two decimals; from 13 items on 32 px with whole per
 * cent and numbered columns, so that no text is rotated; when they do not fit they become squares, with figures or as
 * an overview.
 */
export function matrixLayout({ labels, width, detail }: MatrixInput): MatrixLayout {
  const count = labels.length;
  const isDense = count >= denseFrom;
  const longest = Math.max(0, ...labels.map((label) => textWidth(label, 13, 'bold')));
  const named = Math.min(longest + 12, roomForNames(width, count), 200);
  const labelWidth = round2(named + (isDense ? numberWidth : 0));
  const room = count === 0 ? 0 : (width - labelWidth) / count;
  const figures = figurePitch(room, isDense);
  const overview = overviewPitch(room - overhang.x / Math.max(1, count));
  const hasChoice = isDense && overview < leastPitch.square;
  const chosen = detail ?? (figures * count > (width - labelWidth) * tolerable ? 'overview' : 'figures');
  const isOverview = hasChoice && chosen === 'overview';
  const x = isOverview ? overview : figures;
  const y = isOverview ? overview : !isDense ? rowPitch.broad : x < leastPitch.dense ? x : rowPitch.dense;
  const gap = x >= leastPitch.square ? 2 : x >= smallGapFrom ? 1 : 0;
  const columns = columnsOf({ labels, labelWidth, pitch: x, gap, isDense });
  const headHeight = Math.max(1, ...columns.map((column) => column.lines.length)) * lineHeight + 8;
  const rowStep = stepOf(lineHeight / y);
  return {
    width: round2(isOverview ? labelWidth + count * x + overhang.x : Math.max(width, labelWidth + count * x)),
    height: round2(headHeight + count * y + (isOverview ? overhang.y : 0)),
    isDense,
    decimals: isOverview ? null : x >= 66 ? 2 : 0,
    pitch: { x: round2(x), y: round2(y) },
    cell: { width: round2(Math.max(0, x - gap)), height: round2(Math.max(0, y - gap)) },
    rows: labels.map((label, index) => ({
      y: round2(headHeight + index * y),
      lines: isDense ? [fitText(label, named - 8, 13, 'bold')] : nameLines(label, named - 8, 13, 2, 'bold'),
      number: isDense ? String(index + 1) : null,
      isPrinted: isOnStep(index, rowStep),
    })),
    columns,
    labelWidth,
    headHeight,
    details: hasChoice ? matrixDetails : ['figures'],
  };
}

const isCut = (lines: readonly string[]): boolean => lines.some((line) => line.endsWith('…'));

/** A name on as few lines as it needs; a word is hyphenated only when the name would be cut otherwise. */
function nameLines(name: string, room: number, size: number, most: number, weight: TextWeight = 'regular'): string[] {
  const whole = wrapText(name, room, size, 2, weight);
  if (!isCut(whole)) return whole;
  const parts = name.split(' ').flatMap((word) => breakWord(word, (text) => textWidth(text, size, weight) <= room));
  const parted = wrapText(parts.join(' '), room, size, most, weight);
  return isCut(parted) ? whole : parted;
}

/** On a phone the names of a few rows take the space that their figures leave. */
function roomForNames(width: number, count: number): number {
  if (width >= 480) return width * 0.22;
  return Math.max(width * 0.28, Math.min(width * 0.4, width - count * leastPitch.broad));
}

/** Whole px for squares, so that they are drawn sharp. */
function figurePitch(room: number, isDense: boolean): number {
  if (!isDense) return Math.max(leastPitch.broad, room);
  return room >= leastPitch.dense ? room : Math.max(leastPitch.square, Math.floor(room));
}

/** Whole px when lines separate the cells, otherwise all the available width. */
const overviewPitch = (room: number): number =>
  Math.max(leastOverview, room < smallGapFrom ? Math.floor(room * 100) / 100 : Math.floor(room));

function columnsOf(input: {
  labels: readonly string[];
  labelWidth: number;
  pitch: number;
  gap: number;
  isDense: boolean;
}): MatrixLayout['columns'] {
  const { labels, labelWidth, pitch, gap, isDense } = input;
  const step = stepOf((textWidth(String(labels.length), smallText, 'bold') + 4) / pitch);
  return labels.map((label, index) => ({
    x: round2(labelWidth + index * pitch),
    lines: isDense ? [String(index + 1)] : nameLines(label, pitch - gap, smallText, 3),
    isPrinted: isOnStep(index, step),
  }));
}

/** Interval between printed labels so that none touches the next: 1, 3, 5 … or 1, 5, 10 … */
const stepOf = (least: number): number =>
  [1, 2, 5, 10, 20, 50].find((step) => (step > 2 ? step - 1 : step) >= least) ?? 100;

const isOnStep = (index: number, step: number): boolean =>
  step > 2 ? index === 0 || (index + 1) % step === 0 : index % step === 0;

export interface MatrixCell {
  row: number;
  column: number;
}

/** The cell under a point, or null outside the cells. */
export function cellAt(layout: MatrixLayout, x: number, y: number): MatrixCell | null {
  const count = layout.rows.length;
  const column = Math.floor((x - layout.labelWidth) / layout.pitch.x);
  const row = Math.floor((y - layout.headHeight) / layout.pitch.y);
  return row >= 0 && column >= 0 && row < count && column < count ? { row, column } : null;
}

export interface MatrixWindow {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Cells that are at least partly visible: from (inclusive) to (exclusive). */
export function visibleCells(layout: MatrixLayout, window: MatrixWindow) {
  const count = layout.rows.length;
  const along = (start: number, size: number, head: number, pitch: number) => ({
    from: Math.max(0, Math.floor(start / pitch)),
    to: Math.min(count, Math.ceil((start + size - head) / pitch)),
  });
  return {
    columns: along(window.left, window.width, layout.labelWidth, layout.pitch.x),
    rows: along(window.top, window.height, layout.headHeight, layout.pitch.y),
  };
}
