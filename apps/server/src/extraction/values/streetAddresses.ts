import { isLand } from './regions.ts';

const word = String.raw`\p{Lu}[\p{L}'’-]+`;
const town = String.raw`(?:(?:A|La|El|Las|Los|Le|San|St)\s)?${word}(?:[\s-](?:(?:de la|de los|de las|de|del|la|el|do|da|upon|am|sur)[\s-])?${word}){0,3}`;

/** A street with its number, in Spanish, English, French or German. */
const street =
  /^(?:(?:c\/|calle|avda?\.?|avenida|plaza|pza\.?|paseo|p[ºo]\.?|ronda|camino|carretera|ctra\.?|pol[ií]gono|rua|rúa|rue|via)\s|\d{1,5}[a-z]?\s\p{Lu}|unit\s\d|(?:suite|floor|planta)\s\d|\p{Lu}[\p{L}.'’-]*(?:straat|strasse|straße|gasse|weg)\s\d)/iu;
/** A town with the postal code before it, and one with a British or American code behind it. */
const coded = [
  new RegExp(String.raw`^(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? (${town})(?: \([^)]*\))?$`, 'u'),
  new RegExp(String.raw`^(${town}),? [A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?$`, 'u'),
  new RegExp(String.raw`^(${town}),? [A-Z]{2} \d{5}(?:-\d{4})?$`, 'u'),
];
const alone = new RegExp(`^(${town})$`, 'u');
/** Parts of an address that are neither the street nor the town. */
const inBuilding = /^(?:\d|(?:unit|suite|floor|building|planta|piso|puerta|local|edificio|nave|oficina|bajo)\b)/i;

/**
 * Returns the town of a street address, with the country behind it: 'Valencia' of 'C/ Sueca 41, 46006 Valencia'. Null for a
 * text that begins with no street, or whose town is not clear.
 */
export function townOfStreetAddress(text: string): string | null {
  if (!street.test(text)) return null;
  const parts = text
    .replace(/[.]$/, '')
    .split(/\s*[,;·]\s*/u)
    .slice(1);
  const withCode = parts.flatMap((part) => coded.flatMap((pattern) => pattern.exec(part)?.[1] ?? []));
  const land = parts.findLast(isLand);
  const behind = land === undefined ? '' : `, ${land}`;
  const [first] = withCode;
  if (first !== undefined) return `${first}${behind}`;
  const towns = parts.filter((part) => alone.test(part) && !isLand(part) && !inBuilding.test(part));
  const [only, ...others] = towns;
  return only !== undefined && others.length === 0 ? `${only}${behind}` : null;
}
