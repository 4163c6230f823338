import { jsPDF } from 'jspdf';
import bold from 'virtual:paper-font/bold';
import regular from 'virtual:paper-font/regular';

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
