import type { Candidate } from '../../Candidate.ts';
import type { Placed } from '../../layout/placed.ts';

/** Company tax numbers behind their name, by country. The number of a Spanish person begins with a digit. */
const forms: readonly RegExp[] = [
  /\b(?:NIF|CIF|N\.I\.F\.|C\.I\.F\.|VAT(?: (?:number|no\.?|ID))?|Tax ID)\b[:\s]*((?:ES)?[A-HJNP-SUVW]-?\d{7}-?[0-9A-J])\b/,
  /\bEIN\b[:\s]*(\d{2}-\d{7})\b/,
  /\bCUIT\b[:\s]*(\d{2}-\d{8}-\d)\b/,
  /\bRUT\b[:\s]*(\d{1,2}(?:\.\d{3}){2}-[\dKk])(?!\w)/,
  /\bRFC\b[:\s]*([A-ZÑ&]{3,4}\d{6}[A-Z\d]{3})\b/,
  /\bCNPJ\b[:\s]*(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})\b/,
];
const confidence = 84;

/** Extracts tax numbers that stand behind their name anywhere: in a sentence, a cell or the foot of a page. */
export function taxNumbers(places: readonly Placed[]): Candidate[] {
  return places.flatMap(({ passage, section }): Candidate[] => {
    if (section === 'competition') return [];
    const [form] = forms.flatMap((one) => one.exec(passage.text)?.[1] ?? []);
    if (form === undefined) return [];
    const value = /^(?:ES)?[A-Z]-?\d/.test(form) ? form.replace(/^ES/, '').replaceAll('-', '') : form;
    return [{ field: 'nif', value, confidence, quote: passage.text, passage, cell: null, year: null, precision: 0 }];
  });
}
