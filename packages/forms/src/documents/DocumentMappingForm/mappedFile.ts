import type { ExtractedField } from '@aval/contract';

/** The result of reading one document. */
export interface MappedFile {
  id: string;
  name: string;
  fields: readonly ExtractedField[];
  /** The startup field for each extracted name; null or absent for none. */
  targets: Readonly<Record<string, string | null>>;
}
