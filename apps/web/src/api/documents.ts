import type { CallAnswer, CallQuery, DocumentType } from '@aval/contract';
import { i18n } from '@lingui/core';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { download, sender } from './send.ts';

const send = sender(() => import('@aval/contract/answers/documents'));

/** What was read in one document. */
export type ReadDocument = CallAnswer<'processDocument'>['data'];

/** Reads one document: its text, and the facts in it. */
export async function readDocument(file: File, documentType: DocumentType, signal: AbortSignal): Promise<ReadDocument> {
  return (await send('processDocument', { file, body: { documentType, outputFormat: 'json' }, signal })).data;
}

/** Proposes a field for each extracted name. */
export function mapFields(
  extractedFields: string[],
  availableFields: { id: string; name: string }[],
  signal: AbortSignal,
): Promise<CallAnswer<'mapFields'>> {
  return send('mapFields', { body: { extractedFields, availableFields }, signal });
}

export const storedDocuments = (query: CallQuery<'listDocuments'>) =>
  queryOptions({
    queryKey: ['administration', 'documents', i18n.locale, query],
    queryFn: ({ signal }) => send('listDocuments', { query, signal }),
    placeholderData: keepPreviousData,
  });

export function downloadDocument(id: number): Promise<Blob> {
  return download('getDocument', { params: { id } });
}

export async function deleteDocument(id: number): Promise<string> {
  return (await send('deleteDocument', { params: { id } })).message;
}
