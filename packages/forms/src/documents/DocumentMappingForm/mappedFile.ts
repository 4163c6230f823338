import type { ExtractedField, Omitted } from '@aval/contract';

/** The result of reading one document. */
export interface MappedFile {
  id: string;
  name: string;
  fields: readonly ExtractedField[];
  /** The startup field for each extracted name; null or absent for none. */
  targets: Readonly<Record<string, string | null>>;
  /** What the document states and no row holds, with the reason. */
  omitted?: readonly Omitted[] | undefined;
}
