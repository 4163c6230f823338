import { documentExtensions, type DocumentType, documentTypes } from '@aval/contract';

/** The kind of document that a file's name says it is; null for one that is not read. */
export function documentTypeOf(name: string): DocumentType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return documentTypes.find((type) => documentExtensions[type].includes(ending)) ?? null;
}
