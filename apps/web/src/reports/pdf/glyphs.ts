import type { jsPDF } from 'jspdf';

/** What jsPDF keeps of an embedded font; its types leave it out. */
interface EmbeddedFont {
  id: string;
  metadata: {
    characterToGlyph: (code: number) => number;
    widthOfGlyph: (glyph: number) => number;
    glyIdsUsed: number[];
    toUnicode: Record<number, number>;
    maxp: { numGlyphs: number };
    Unicode: { widths: (number | number[])[] };
  };
}

interface Internals {
  getFont: () => EmbeddedFont;
  write: (text: string) => void;
}

export const internalsOf = (pdf: jsPDF): Internals => pdf.internal as unknown as Internals;

export interface Glyph {
  /** Its number in the font, as a text of the page names it; empty where it has none. */
  hex: string;
  /** Its width at one point. */
  advance: number;
  /** Whether the font draws it; what has a number can be selected and copied in any case. */
  isDrawn: boolean;
}

/** Whether the font draws all of them. */
export const areDrawn = (glyphs: readonly Glyph[]): boolean => glyphs.every(({ isDrawn }) => isDrawn);

/** Their width beside each other, at one point. */
export const advanceOf = (glyphs: readonly Glyph[]): number => glyphs.reduce((sum, { advance }) => sum + advance, 0);

/** One weight of the font, as the pages name it. */
export interface PdfFont {
  id: string;
  glyphs: (text: string) => readonly Glyph[];
}

/** A weight of the font. Each character is looked up once, and is then in the file's part of the font. */
export function pdfFont(pdf: jsPDF, style: 'normal' | 'bold'): PdfFont {
  pdf.setFont('Inter', style);
  // Only a font that jsPDF itself has written with is put into the file.
  pdf.text(' ', 0, 0);
  const { id, metadata } = internalsOf(pdf).getFont();
  const known = new Map<string, Glyph>();
  let beyond = metadata.maxp.numGlyphs;

  /** Says of a number in the font what it means and how wide it is, in thousandths; returns it as pages name it. */
  function told(glyph: number, code: number, width: number): string {
    metadata.toUnicode[glyph] = code;
    metadata.Unicode.widths.push(glyph, [width]);
    return glyph.toString(16).padStart(4, '0');
  }

  /** A number that no glyph has. Halves of a character and what is made of two, as emoji are, the file cannot name. */
  function undrawn(character: string): Glyph {
    const code = character.charCodeAt(0);
    const isNameable = character.length === 1 && (code & 0xf800) !== 0xd800;
    return { hex: isNameable ? told(beyond++, code, 1000) : '', advance: 1, isDrawn: false };
  }

  function find(character: string): Glyph {
    const code = character.codePointAt(0) ?? 0;
    const glyph = code > 0xffff ? 0 : metadata.characterToGlyph(code);
    if (!glyph) return undrawn(character);
    const width = Math.trunc(metadata.widthOfGlyph(glyph));
    metadata.glyIdsUsed.push(glyph);
    return { hex: told(glyph, code, width), advance: width / 1000, isDrawn: true };
  }

  function glyphOf(character: string): Glyph {
    const found = known.get(character) ?? find(character);
    known.set(character, found);
    return found;
  }

  return { id, glyphs: (text) => Array.from(text, glyphOf) };
}
