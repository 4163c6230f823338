import type { jsPDF } from 'jspdf';

/** What jsPDF keeps of an embedded font; its types leave it out. */
interface EmbeddedFont {
  id: string;
  metadata: {
    characterToGlyph: (code: number) => number;
    widthOfGlyph: (glyph: number) => number;
    glyIdsUsed: number[];
    toUnicode: Record<number, number>;
    Unicode: { widths: (number | number[])[] };
  };
}

interface Internals {
  getFont: () => EmbeddedFont;
  write: (text: string) => void;
}

export const internalsOf = (pdf: jsPDF): Internals => pdf.internal as unknown as Internals;

interface Glyph {
  /** Its number in the font, as a text of the page names it. */
  hex: string;
  /** Its width at one point. */
  advance: number;
}

/** One weight of the font, as the pages name it. */
export interface PdfFont {
  id: string;
  glyphs: (text: string) => readonly Glyph[];
}

/** Stands for a character that the font does not have. */
const unknown = '?';

/** A weight of the font. Each character is looked up once, and is then in the file's part of the font. */
export function pdfFont(pdf: jsPDF, style: 'normal' | 'bold'): PdfFont {
  pdf.setFont('Inter', style);
  // Only a font that jsPDF itself has written with is put into the file.
  pdf.text(' ', 0, 0);
  const { id, metadata } = internalsOf(pdf).getFont();
  const known = new Map<string, Glyph>();

  function find(character: string): Glyph {
    const code = character.codePointAt(0) ?? 0;
    const glyph = code > 0xffff ? 0 : metadata.characterToGlyph(code);
    if (!glyph) return character === unknown ? { hex: '0000', advance: 0 } : glyphOf(unknown);
    const width = Math.trunc(metadata.widthOfGlyph(glyph));
    metadata.glyIdsUsed.push(glyph);
    metadata.toUnicode[glyph] = code;
    metadata.Unicode.widths.push(glyph, [width]);
    return { hex: glyph.toString(16).padStart(4, '0'), advance: width / 1000 };
  }

  function glyphOf(character: string): Glyph {
    const found = known.get(character) ?? find(character);
    known.set(character, found);
    return found;
  }

  return { id, glyphs: (text) => Array.from(text, glyphOf) };
}
