import type { jsPDF } from 'jspdf';

import { ink } from '../../shell/theme/paperInk.ts';
import { brokenLine } from './brokenLine.ts';
import { addUnseenFont, isDrawn, unseen } from './newPdf.ts';
import { shortened } from './shortened.ts';
import { type TextPainter, textPainter } from './textPicture.ts';

interface TextStyle {
  /** Font size in points. */
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

type Point = readonly [x: number, y: number];

/**
 * A PDF page with a cursor. Text, boxes and lines are positioned in points from the top left, and blocks that do not
 * fit start a new page.
 */
export interface Sheet {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  /** Top of the next block. */
  y: number;
  /** Starts a new page if a block of this height does not fit on the current one. */
  keep: (height: number) => void;
  /** Draws one line with its baseline at y. */
  text: (text: string, x: number, y: number, style?: TextStyle) => void;
  widthOf: (text: string, style?: TextStyle) => number;
  /** Wraps a text into lines that fit. */
  lines: (text: string, width: number, style?: TextStyle) => string[];
  /** Draws a paragraph at the cursor; a long one continues on the next page. */
  paragraph: (text: string, style?: TextStyle & { gap?: number }) => void;
  /** Draws a heading with at least `room` points below it on its page, by default enough for the first table rows. */
  heading: (text: string, size?: number, room?: number) => void;
  box: (x: number, y: number, width: number, height: number, color: string, radius?: number) => void;
  line: (from: Point, to: Point, color?: string) => void;
  polygon: (points: readonly Point[], color: string, width: number) => void;
  /** Finishes the document: writes a footer with the page number on every page. A long name is truncated. */
  footers: (name: string, rest: string, numbering: (page: number, pages: number) => string) => void;
}

/** Disables jsPDF's bidi processing, which takes half of the time; the font has left-to-right scripts only. */
const fromTheLeft = { isInputVisual: true, isOutputVisual: true };

const lineHeight = 1.4;
/** Height reserved for the footer on every page, in points. */
const footHeight = 20;

/**
 * Creates a sheet on the first page of a document whose fonts have been added. A line with characters that the fonts
 * lack is drawn by the painter as an image, with the same text invisible over it, so that it can be searched, selected
 * and copied.
 */
export function sheetOn(pdf: jsPDF, margin: number, painter: () => TextPainter = textPainter): Sheet {
  const pageHeight = pdf.internal.pageSize.getHeight();
  const right = pdf.internal.pageSize.getWidth() - margin;

  /** Created lazily, because most documents need no painter. */
  let madePainter: TextPainter | null = null;
  const painted = (): TextPainter => (madePainter ??= painter());
  /** Text widths at one point by weight, cached because texts are measured repeatedly; null if a letter is missing. */
  const widths = { normal: new Map<string, number | null>(), bold: new Map<string, number | null>() };
  /** The current font and text colour, because setting them again takes as long as writing a text. */
  let font = '';
  let ofText = '';

  function setFont(weight: 'normal' | 'bold', size: number): void {
    if (font === `${weight} ${size}`) return;
    font = `${weight} ${size}`;
    pdf.setFont('Inter', weight).setFontSize(size);
  }

  function setTextColor(color: string): void {
    if (color === ofText) return;
    ofText = color;
    pdf.setTextColor(color);
  }

  /** The width of a text at one point; null when the font lacks one of its characters. */
  function drawnWidth(text: string, weight: 'normal' | 'bold', size: number): number | null {
    const known = widths[weight].get(text);
    if (known !== undefined) return known;
    setFont(weight, size);
    const width = isDrawn(text) ? pdf.getStringUnitWidth(text) : null;
    widths[weight].set(text, width);
    return width;
  }

  function widthOf(text: string, { size = 9, isBold = false }: TextStyle = {}): number {
    const width = drawnWidth(text, isBold ? 'bold' : 'normal', size);
    return width === null ? painted().widthOf(text, { size, isBold }) : width * size;
  }

  /** Draws a text as an image, with the same text invisible over it in the same width. */
  function paint(text: string, x: number, y: number, { size = 9, isBold = false, color = ink.text }: TextStyle): void {
    const { png, left, above, below, width } = painted().draw(text, { size, isBold, color });
    pdf.addImage(png, 'PNG', x - left, y - above, width, above + below);
    addUnseenFont(pdf);
    font = unseen;
    pdf.saveGraphicsState();
    pdf.setFont(unseen, 'normal').setFontSize(size);
    pdf.text(text, x, y, {
      renderingMode: 'invisible',
      horizontalScale: painted().widthOf(text, { size, isBold }) / (pdf.getStringUnitWidth(text) * size),
      isInputVisual: false,
      isOutputVisual: true,
      isInputRtl: false,
      isOutputRtl: false,
    });
    pdf.restoreGraphicsState();
  }

  function draw(text: string, x: number, y: number, style: TextStyle): void {
    const { size = 9, isBold = false, color = ink.text, align = 'left' } = style;
    const weight = isBold ? 'bold' : 'normal';
    const start = x - (align === 'left' ? 0 : widthOf(text, style) * (align === 'right' ? 1 : 0.5));
    if (drawnWidth(text, weight, size) === null) {
      paint(text, start, y, style);
      return;
    }
    setFont(weight, size);
    setTextColor(color);
    pdf.text(text, start, y, fromTheLeft);
  }

  const sheet: Sheet = {
    left: margin,
    right,
    width: right - margin,
    y: margin,
    keep(height) {
      if (sheet.y + height <= pageHeight - margin - footHeight) return;
      pdf.addPage();
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
      pdf.setFillColor(color);
      if (radius > 0) pdf.roundedRect(x, y, width, height, radius, radius, 'F');
      else pdf.rect(x, y, width, height, 'F');
    },
    line([x1, y1], [x2, y2], color = ink.line) {
      pdf.setDrawColor(color);
      pdf.setLineWidth(0.5);
      pdf.line(x1, y1, x2, y2);
    },
    polygon(points, color, width) {
      const [first] = points;
      if (!first) return;
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
      for (let page = 1; page <= pages; page += 1) {
        pdf.setPage(page);
        sheet.line([sheet.left, y - 12], [sheet.right, y - 12]);
        sheet.text(text, sheet.left, y, style);
        sheet.text(numbering(page, pages), sheet.right, y, { ...style, align: 'right' });
      }
    },
  };
  return sheet;
}
