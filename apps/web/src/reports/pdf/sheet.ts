import type { jsPDF } from 'jspdf';

import { ink } from '../../shell/theme/paperInk.ts';
import { brokenLine } from './brokenLine.ts';
import { advanceOf, areDrawn, type Glyph, internalsOf, pdfFont } from './glyphs.ts';
import { shortened } from './shortened.ts';
import { type TextPainter, textPainter } from './textPicture.ts';
import { inVisualOrder } from './visualOrder.ts';

interface TextStyle {
  /** In points. */
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

type Point = readonly [x: number, y: number];

/**
 * Paper with a cursor: text, boxes and lines in points from the top left of the page, and a new page where the next
 * block would not fit.
 */
export interface Sheet {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  /** Top of the next block. */
  y: number;
  /** Goes on at the top of a new page when a block of this height does not fit on this one. */
  keep: (height: number) => void;
  /** One line with its baseline at y. */
  text: (text: string, x: number, y: number, style?: TextStyle) => void;
  widthOf: (text: string, style?: TextStyle) => number;
  /** A text broken into lines that fit. */
  lines: (text: string, width: number, style?: TextStyle) => string[];
  /** A paragraph at the cursor; long ones run on over pages. */
  paragraph: (text: string, style?: TextStyle & { gap?: number }) => void;
  /** A heading with at least this much room below it on its page: by default that of the first rows of a table. */
  heading: (text: string, size?: number, room?: number) => void;
  box: (x: number, y: number, width: number, height: number, color: string, radius?: number) => void;
  line: (from: Point, to: Point, color?: string) => void;
  polygon: (points: readonly Point[], color: string, width: number) => void;
  /** Ends the document: writes the same foot under every page, with its number. A long name in it is cut. */
  footers: (name: string, rest: string, numbering: (page: number, pages: number) => string) => void;
}

const lineHeight = 1.4;
/** Room that every page keeps free for its foot, in points. */
const footHeight = 20;

/** Hundredths of a point: more can neither be seen nor printed. */
const rounded = (points: number): number => Math.round(points * 100);
/** A length as a page names it. */
const printed = (points: number): string => String(rounded(points) / 100);

const shown = (glyphs: readonly Glyph[]): string => `<${glyphs.map(({ hex }) => hex).join('')}> Tj`;

const channelsOf = new Map<string, string>();
/** A colour as a page names it: a hash and six hexadecimal digits. */
function channels(color: string): string {
  const known = channelsOf.get(color);
  if (known !== undefined) return known;
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
  const text = parts.map((part) => String(Math.round(part * 1000) / 1000)).join(' ');
  channelsOf.set(color, text);
  return text;
}

/**
 * A sheet on the first page of a document; its fonts must have been added. A line with characters that they do not have
 * is drawn by the painter, with the same text unseen over it, so that it too can be searched, selected and copied.
 */
export function sheetOn(pdf: jsPDF, margin: number, painter: () => TextPainter = textPainter): Sheet {
  const pageHeight = pdf.internal.pageSize.getHeight();
  const right = pdf.internal.pageSize.getWidth() - margin;

  const { write } = internalsOf(pdf);
  const fonts = { normal: pdfFont(pdf, 'normal'), bold: pdfFont(pdf, 'bold') };
  const fontOf = ({ isBold = false }: TextStyle) => (isBold ? fonts.bold : fonts.normal);
  /** Most documents need none. */
  let madePainter: TextPainter | null = null;
  const painted = (): TextPainter => (madePainter ??= painter());
  /** What the page stands at: what stays the same is not written again. */
  let fill = '';
  let stroke = '';
  let font = '';
  /** Where the last text of an open block of texts began, in hundredths of a point; null outside of one. */
  let pen: Point | null = null;

  function endTexts(): void {
    if (pen !== null) write('ET');
    pen = null;
  }

  function toNewState(): void {
    fill = '';
    stroke = '';
    font = '';
    pen = null;
  }

  function setFill(color: string): void {
    if (color === fill) return;
    fill = color;
    write(`${channels(color)} rg`);
  }

  function setStroke(color: string): void {
    if (color === stroke) return;
    stroke = color;
    write(`0.5 w ${channels(color)} RG`);
  }

  function setFont(id: string, size: number): void {
    const next = `/${id} ${size} Tf`;
    if (next === font) return;
    font = next;
    write(next);
  }

  function widthOf(text: string, style: TextStyle = {}): number {
    const { size = 9, isBold = false } = style;
    const glyphs = fontOf(style).glyphs(text);
    return areDrawn(glyphs) ? advanceOf(glyphs) * size : painted().widthOf(text, { size, isBold });
  }

  function paint(text: string, x: number, y: number, { size = 9, isBold = false, color = ink.text }: TextStyle): void {
    const { png, left, above, below, width } = painted().draw(text, { size, isBold, color });
    endTexts();
    pdf.addImage(png, 'PNG', x - left, y - above, width, above + below);
  }

  /** The same text as on a picture, as wide as that in percent of itself, and not to be seen. */
  function unseen(text: string, style: TextStyle): string {
    const { size = 9 } = style;
    const { glyphs } = fontOf(style);
    const stretch = (100 * widthOf(text, style)) / (advanceOf(glyphs(text)) * size);
    return `3 Tr ${Math.max(1, Math.round(stretch))} Tz ${shown(glyphs(inVisualOrder(text)))} 0 Tr 100 Tz`;
  }

  function draw(text: string, x: number, y: number, style: TextStyle): void {
    const { size = 9, color = ink.text, align = 'left' } = style;
    const { id, glyphs: glyphsOf } = fontOf(style);
    const start = x - (align === 'left' ? 0 : widthOf(text, style) * (align === 'right' ? 1 : 0.5));
    const glyphs = glyphsOf(text);
    const isWritten = areDrawn(glyphs);
    if (!isWritten) paint(text, start, y, style);
    setFill(color);
    setFont(id, size);
    if (pen === null) write('BT');
    const [fromX, fromY]: Point = pen ?? [0, 0];
    pen = [rounded(start), rounded(pageHeight - y)];
    const place = `${(pen[0] - fromX) / 100} ${(pen[1] - fromY) / 100} Td`;
    write(`${place} ${isWritten ? shown(glyphs) : unseen(text, style)}`);
  }

  const sheet: Sheet = {
    left: margin,
    right,
    width: right - margin,
    y: margin,
    keep(height) {
      if (sheet.y + height <= pageHeight - margin - footHeight) return;
      endTexts();
      pdf.addPage();
      toNewState();
      sheet.y = margin;
    },
    text(text, x, y, style = {}) {
      draw(text, x, y, style);
    },
    widthOf,
    lines(text, width, style = {}) {
      return text.split(/\r?\n/).flatMap((line) => brokenLine(line, (part) => widthOf(part, style) <= width));
    },
    paragraph(text, style = {}) {
      const { size = 9, gap = 4 } = style;
      const height = size * lineHeight;
      for (const line of sheet.lines(text, sheet.width, style)) {
        sheet.keep(height);
        sheet.y += height;
        sheet.text(line, sheet.left, sheet.y - (height - size), style);
      }
      sheet.y += gap;
    },
    heading(text, size = 12, room = 75) {
      sheet.keep(size * 2 + room);
      sheet.text(text, sheet.left, sheet.y + size * 1.6, { size, isBold: true });
      sheet.y += size * 2.4;
    },
    box(x, y, width, height, color, radius = 0) {
      endTexts();
      setFill(color);
      if (radius > 0) pdf.roundedRect(x, y, width, height, radius, radius, 'F');
      else write([x, pageHeight - y - height, width, height].map(printed).join(' ') + ' re f');
    },
    line([x1, y1], [x2, y2], color = ink.line) {
      const [from, to] = [`${printed(x1)} ${printed(pageHeight - y1)}`, `${printed(x2)} ${printed(pageHeight - y2)}`];
      endTexts();
      setStroke(color);
      write(`${from} m ${to} l S`);
    },
    polygon(points, color, width) {
      const [first] = points;
      if (!first) return;
      endTexts();
      stroke = '';
      pdf.setDrawColor(color);
      pdf.setLineWidth(width);
      const steps = points.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = points[index] ?? first;
        return [x - fromX, y - fromY];
      });
      pdf.lines(steps, first[0], first[1], [1, 1], 'S', true);
    },
    footers(name, rest, numbering) {
      const pages = pdf.getNumberOfPages();
      const y = pageHeight - margin;
      const style = { size: 7.5, color: ink.muted };
      const textOf = (shown: string) => `Aval · ${shown} · ${rest}`;
      const room = sheet.width - footHeight - widthOf(numbering(pages, pages), style);
      const text = textOf(shortened(name, (shown) => widthOf(textOf(shown), style) <= room));
      endTexts();
      for (let page = 1; page <= pages; page += 1) {
        pdf.setPage(page);
        toNewState();
        sheet.line([sheet.left, y - 12], [sheet.right, y - 12]);
        sheet.text(text, sheet.left, y, style);
        sheet.text(numbering(page, pages), sheet.right, y, { ...style, align: 'right' });
        endTexts();
      }
    },
  };
  return sheet;
}
