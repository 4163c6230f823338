import { newPdf } from '../../../apps/web/src/reports/pdf/newPdf.ts';

/** One inch in points, as in the product's own PDF. */
export const margin = 72;
export const fontSize = 7;

/** An empty PDF with the paper size and font of the product; the built-in fonts lack some letters of the names. */
export const paper = () => newPdf({ orientation: 'landscape', title: 'A hundred startups', language: 'en' });
