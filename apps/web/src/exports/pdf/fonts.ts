import regularUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import type { jsPDF } from 'jspdf';

/** The fonts a PDF is set in: they know Latin, Greek and Cyrillic names, which the built-in ones do not. */
export interface PdfFonts {
  regular: string;
  bold: string;
}

async function base64(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The font of the PDF could not be loaded (${answer.status}).`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}

let loaded: Promise<PdfFonts> | undefined;

/** Loads the fonts once; a failed load is tried again next time. */
export function loadPdfFonts(): Promise<PdfFonts> {
  loaded ??= Promise.all([base64(regularUrl), base64(boldUrl)]).then(
    ([regular, bold]) => ({ regular, bold }),
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}

export function addFonts(pdf: jsPDF, { regular, bold }: PdfFonts): void {
  pdf.addFileToVFS('Inter-Regular.ttf', regular);
  pdf.addFont('Inter-Regular.ttf', 'Inter', 'normal');
  pdf.addFileToVFS('Inter-SemiBold.ttf', bold);
  pdf.addFont('Inter-SemiBold.ttf', 'Inter', 'bold');
  pdf.setFont('Inter', 'normal');
}
