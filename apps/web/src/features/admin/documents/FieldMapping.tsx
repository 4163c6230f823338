import type { CreateStartup } from '@aval/contract';
import { DocumentMappingForm, type MappedFile } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../../api/ApiError.ts';
import { loadLookup } from '../../../api/masterData.ts';
import { sendStartup } from '../../../api/senders.ts';
import { paths } from '../../../paths.ts';
import type { Ingestion } from './ingestion.ts';
import { ingestionStore } from './ingestionStore.ts';

interface FieldMappingProps {
  ingestion: Ingestion;
  onDiscard: () => void;
  /** Shows the quote of a row in the document. */
  onSourceOpen: (fileId: string, quote: string) => void;
}

/** Maps the extracted values to the fields of a startup, and creates it. */
export function FieldMapping({ ingestion, onDiscard, onSourceOpen }: FieldMappingProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [currentYear] = useState(() => new Date().getUTCFullYear());
  const files = ingestion.files.flatMap(({ id, name, state }): MappedFile[] =>
    state.status === 'read' ? [{ id, name, fields: state.data.fields, targets: state.targets }] : [],
  );
  if (files.length === 0) return null;
  const batch = files.map(({ id }) => id).join(' ');

  async function handleSave(body: CreateStartup, requestKey: string) {
    const saved = ingestionStore.draft()?.chosen;
    const { id } = await sendStartup('createStartup', { headers: { 'idempotency-key': requestKey }, body }).catch(
      (error: unknown) => {
        throw new Error(messageOf(error, t`Error creating startup. Please try again.`), { cause: error });
      },
    );
    const existing = ingestionStore.current().files.find((one) => one.id === saved);
    if (existing && 'data' in existing.state) {
      const state = { status: 'saved', data: existing.state.data, startupId: id } as const;
      ingestionStore.dispatch({ type: 'state', id: existing.id, state });
    }
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'master-data' });
    await navigate(paths.startup(id));
  }

  return (
    <DocumentMappingForm
      // Remount the form for a new document; edits to the others are in the draft.
      key={batch}
      files={files}
      currentYear={currentYear}
      loadLookup={(name) => loadLookup(client, name)}
      onSave={handleSave}
      onDiscard={onDiscard}
      onSourceOpen={({ id }, { source }) => source && onSourceOpen(id, source.quote)}
      initialDraft={ingestionStore.draft()}
      onDraftChange={ingestionStore.keepDraft}
    />
  );
}
