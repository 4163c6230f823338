import { DocumentMappingForm, type DocumentMappingFormProps, type MappedFile } from '@aval/forms';

import type { Ingestion } from './ingestion.ts';

/** What the mapping needs besides the documents: the year, the lists of choices, its draft, and how to save. */
export type MappingOptions = Pick<
  DocumentMappingFormProps,
  'currentYear' | 'loadLookup' | 'onSave' | 'initialDraft' | 'onDraftChange'
>;

interface FieldMappingProps {
  ingestion: Ingestion;
  options: MappingOptions;
  onDiscard: () => void;
  /** Shows the quote of a row in the document. */
  onSourceOpen: (fileId: string, quote: string) => void;
}

/** Maps the extracted values to the fields of a startup. */
export function FieldMapping({ ingestion, options, onDiscard, onSourceOpen }: FieldMappingProps) {
  const files = ingestion.files.flatMap(({ id, name, state }): MappedFile[] =>
    state.status === 'read'
      ? [{ id, name, fields: state.data.fields, targets: state.targets, omitted: state.data.omitted }]
      : [],
  );
  if (files.length === 0) return null;
  return (
    <DocumentMappingForm
      // Remount the form for a new document; edits to the others are in the draft.
      key={files.map(({ id }) => id).join(' ')}
      {...options}
      files={files}
      onDiscard={onDiscard}
      onSourceOpen={({ id }, { source }) => source && onSourceOpen(id, source.quote)}
    />
  );
}
