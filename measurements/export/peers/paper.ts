import { newPdf } from '../../../apps/web/src/reports/pdf/newPdf.ts';

/** One inch in points, as in the product's own. */
export const margin = 72;
export const fontSize = 7;

/** The sheet and the font of the product's own PDF, whose names the built-in fonts do not have. */
export const paper = () => newPdf({ orientation: 'landscape', title: 'A hundred startups', language: 'en' });
