import { strToU8, zipSync } from 'fflate';

/** Office files begin in 1980, as ZIP does; a date of now would make every file different. */
const mtime = new Date(1980, 0, 1);

/** A ZIP file with the same bytes for the same parts. */
export function zipped(parts: Readonly<Record<string, string>>): Uint8Array {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime });
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The relations of a part: their targets with the last word of their type, as rId1, rId2, ... */
export function relations(targets: readonly (readonly [target: string, type: string])[]): string {
  const entries = targets.map(
    ([target, type], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationTypes}/${type}" Target="${target}"/>`,
  );
  return `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

/** The content types of the parts of an Office file. */
export function contentTypes(types: Readonly<Record<string, string>>): string {
  const entries = Object.entries(types).map(
    ([part, type]) =>
      `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  return `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${entries.join('')}</Types>`;
}
