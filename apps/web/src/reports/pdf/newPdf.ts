import { jsPDF } from 'jspdf';
import bold from 'virtual:paper-font/bold';
import regular, { covered } from 'virtual:paper-font/regular';

import { unseenFont } from './unseenFont.ts';

interface PdfOptions {
  orientation: 'portrait' | 'landscape';
  title: string;
  /** Language that it is read aloud in. */
  language: 'en' | 'es';
}

/** A letter-sized document in Inter, which knows the Latin, Greek and Cyrillic names that the built-in fonts do not. */
export function newPdf({ orientation, title, language }: PdfOptions): jsPDF {
  const pdf = new jsPDF({
    unit: 'pt',
    format: 'letter',
    orientation,
    compress: true,
    putOnlyUsedFonts: true,
    // Hundredths of a point: more can neither be seen nor printed.
    floatPrecision: 2,
  });
  pdf.setProperties({ title, creator: 'Aval' });
  pdf.setLanguage(language);
  pdf.addFileToVFS('Inter-Regular.ttf', regular);
  pdf.addFont('Inter-Regular.ttf', 'Inter', 'normal');
  pdf.addFileToVFS('Inter-SemiBold.ttf', bold);
  pdf.addFont('Inter-SemiBold.ttf', 'Inter', 'bold');
  pdf.setFont('Inter', 'normal');
  return pdf;
}

/** Whether Inter has all characters of a text; both weights have the same. */
export const isDrawn = (text: string): boolean => covered.test(text);

/** The style of the fonts of a document that shows nothing. */
export const unseen = 'Unseen';

const arabicForms = /[\ufb50-\ufdff\ufe70-\ufefe]/g;

/** Takes back the forms by which jsPDF has replaced Arabic letters: nobody searches for these. */
function asTyped(payload: { text: (string | string[])[]; options: { renderingMode?: string } }): void {
  if (payload.options.renderingMode !== 'invisible') return;
  payload.text = payload.text.map((line) =>
    [line]
      .flat()
      .join('')
      .replaceAll(arabicForms, (form) => form.normalize('NFKC')),
  );
}

/** Adds what texts are written in that are there to be read back only; once, for it is large and few documents need it. */
export function addUnseenFont(pdf: jsPDF): void {
  if (unseen in pdf.getFontList()) return;
  pdf.addFileToVFS('Unseen.ttf', unseenFont());
  pdf.addFont('Unseen.ttf', unseen, 'normal');
  pdf.internal.events.subscribe('preProcessText', asTyped);
}
