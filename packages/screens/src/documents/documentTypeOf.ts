import { documentExtensions, type DocumentType, documentTypes } from '@aval/contract';

/** The document type by the extension of a file name; null for an unsupported one. */
export function documentTypeOf(name: string): DocumentType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return documentTypes.find((type) => documentExtensions[type].includes(ending)) ?? null;
}
