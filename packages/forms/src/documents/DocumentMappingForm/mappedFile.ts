import type { ExtractedField } from '@aval/contract';

/** What was read in one document. */
export interface MappedFile {
  id: string;
  name: string;
  fields: readonly ExtractedField[];
  /** The startup field that the mapping found for each extracted name; null or absent for none. */
  targets: Readonly<Record<string, string | null>>;
}
