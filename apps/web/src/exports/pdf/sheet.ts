import type { jsPDF } from 'jspdf';

import { ink } from '../../theme/paperInk.ts';

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
  /** A heading with at least this much room below it on its page. */
  heading: (text: string, size?: number, room?: number) => void;
  box: (x: number, y: number, width: number, height: number, color: string, radius?: number) => void;
  line: (from: Point, to: Point, color?: string) => void;
  polygon: (points: readonly Point[], color: string, width: number) => void;
  /** Writes the same foot under every page, with its number. */
  footers: (text: string, numbering: (page: number, pages: number) => string) => void;
}

const lineHeight = 1.4;
/** Room that every page keeps free for its foot, in points. */
const footHeight = 20;

/** A sheet on the first page of a document; its fonts must have been added. */
export function sheetOn(pdf: jsPDF, margin: number): Sheet {
  const pageHeight = pdf.internal.pageSize.getHeight();
  const right = pdf.internal.pageSize.getWidth() - margin;

  const apply = ({ size = 9, isBold = false, color = ink.text }: TextStyle): void => {
    pdf.setFont('Inter', isBold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(color);
  };

  /** Widths of characters at one point, by weight: the same few thousand times over. */
  const advances = { normal: new Map<string, number>(), bold: new Map<string, number>() };

  function widthOf(text: string, style: TextStyle = {}): number {
    const { size = 9, isBold = false } = style;
    const known = advances[isBold ? 'bold' : 'normal'];
    let width = 0;
    for (const character of text) {
      let advance = known.get(character);
      if (advance === undefined) {
        apply({ isBold, size: 1 });
        advance = pdf.getTextWidth(character);
        known.set(character, advance);
      }
      width += advance;
    }
    return width * size;
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
      apply(style);
      pdf.text(text, x, y, { align: style.align ?? 'left' });
    },
    widthOf,
    lines(text, width, style = {}) {
      // Breaking lines is slow, and most texts are one.
      if (!text.includes('\n') && widthOf(text, style) <= width) return [text];
      apply(style);
      const broken: unknown = pdf.splitTextToSize(text, width);
      return Array.isArray(broken) ? broken.map(String) : [text];
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
    heading(text, size = 12, room = 60) {
      sheet.keep(size * 2 + room);
      sheet.text(text, sheet.left, sheet.y + size * 1.6, { size, isBold: true });
      sheet.y += size * 2.4;
    },
    box(x, y, width, height, color, radius = 0) {
      pdf.setFillColor(color);
      pdf.roundedRect(x, y, width, height, radius, radius, 'F');
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
    footers(text, numbering) {
      const pages = pdf.getNumberOfPages();
      const y = pageHeight - margin;
      for (let page = 1; page <= pages; page += 1) {
        pdf.setPage(page);
        sheet.line([sheet.left, y - 12], [sheet.right, y - 12]);
        sheet.text(text, sheet.left, y, { size: 7.5, color: ink.muted });
        sheet.text(numbering(page, pages), sheet.right, y, { size: 7.5, color: ink.muted, align: 'right' });
      }
    },
  };
  return sheet;
}
