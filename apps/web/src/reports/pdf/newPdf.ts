import { jsPDF } from 'jspdf';
import bold from 'virtual:paper-font/bold';
import regular, { covered } from 'virtual:paper-font/regular';

import { unseenFont } from './unseenFont.ts';

interface PdfOptions {
  orientation: 'portrait' | 'landscape';
  title: string;
  /** The language of the document, for screen readers. */
  language: 'en' | 'es';
}

/** Creates a letter-sized PDF in Inter, which has Latin, Greek and Cyrillic letters that the built-in fonts lack. */
export function newPdf({ orientation, title, language }: PdfOptions): jsPDF {
  const pdf = new jsPDF({
    unit: 'pt',
    format: 'letter',
    orientation,
    compress: true,
    putOnlyUsedFonts: true,
    // Differences below a hundredth of a point are neither visible nor printable.
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

/** Whether Inter has all characters of a text; both weights have the same characters. */
export const isDrawn = (text: string): boolean => covered.test(text);

/** The name of the invisible font. */
export const unseen = 'Unseen';

const arabicForms = /[\ufb50-\ufdff\ufe70-\ufefe]/g;

/** Undoes jsPDF's replacement of Arabic letters with presentation forms, which a text search would not match. */
function asTyped(payload: { text: (string | string[])[]; options: { renderingMode?: string } }): void {
  if (payload.options.renderingMode !== 'invisible') return;
  payload.text = payload.text.map((line) =>
    [line]
      .flat()
      .join('')
      .replaceAll(arabicForms, (form) => form.normalize('NFKC')),
  );
}

/** Adds the invisible font, unless it has been added. It is large, so only documents that need it have it. */
export function addUnseenFont(pdf: jsPDF): void {
  if (unseen in pdf.getFontList()) return;
  pdf.addFileToVFS('Unseen.ttf', unseenFont());
  pdf.addFont('Unseen.ttf', unseen, 'normal');
  pdf.internal.events.subscribe('preProcessText', asTyped);
}
