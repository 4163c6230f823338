import type { TextFact } from './TextFact.ts';

const word = String.raw`\p{Lu}[\p{L}'’-]+`;
const town = String.raw`(?:(?:A|La|El|Las|Los|Le|San|St)\s)?${word}(?:[\s-](?:(?:de la|de los|de las|de|del|la|el|do|da|upon|am|sur)[\s-])?${word}){0,3}`;

/** A town beside its postal code, by country: Spain and its neighbours, the United Kingdom, the United States. */
const addresses: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|[,·|\t(–-]\s?)(?:[A-Z]{1,2}-)?\d{5},? (${town})(?=$|[\s,.;)(·|])`, 'u'),
  new RegExp(String.raw`(?:^|[,·|\t]\s?)(${town}),? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])`, 'u'),
  new RegExp(String.raw`(?:^|[,·|\t]\s?)(${town}),? [A-Z]{2} \d{5}(?:-\d{4})?(?!\d)`, 'u'),
];
/** Who else has an address in a text. */
const ofOthers =
  /\b(?:customers?|clients?|investors?|fund|hospital|university|supplier|clientes?|inversor\w*|fondo|universidad|proveedor\w*|notar\w+|bank|banco|oficina receptora|administraci\w+)\b/i;
const confidence = 68;

/** Extracts the town of a postal address: 'C/ Sueca 41, 46006 Valencia', 'Bristol BS1 4DJ', 'Rochester, NY 14614'. */
export function postalTownIn(line: string): TextFact[] {
  if (ofOthers.test(line)) return [];
  const towns = new Set(addresses.flatMap((pattern) => pattern.exec(line)?.[1] ?? []));
  const [only, ...others] = towns;
  return only !== undefined && others.length === 0 ? [{ field: 'location', value: only, confidence }] : [];
}
