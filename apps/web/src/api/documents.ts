import type { EndpointResponse, EndpointQuery, DocumentType } from '@aval/contract';
import type { ReadDocument } from '@aval/screens';
import { i18n } from '@lingui/core';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { download } from './send.ts';
import { sendDocument } from './senders.ts';

/** Reads one document and returns its text and the facts found in it. */
export async function readDocument(file: File, documentType: DocumentType, signal: AbortSignal): Promise<ReadDocument> {
  return (await sendDocument('processDocument', { file, body: { documentType, outputFormat: 'json' }, signal })).data;
}

/** The result of reading a stored document, with the document's name. */
export function openDocument(id: number, signal: AbortSignal): Promise<EndpointResponse<'openDocument'>> {
  return sendDocument('openDocument', { params: { id }, signal });
}

/** Proposes a field for each extracted name. */
export function mapFields(
  extractedFields: string[],
  availableFields: { id: string; name: string }[],
  signal: AbortSignal,
): Promise<EndpointResponse<'mapFields'>> {
  return sendDocument('mapFields', { body: { extractedFields, availableFields }, signal });
}

export const storedDocuments = (query: EndpointQuery<'listDocuments'>) =>
  queryOptions({
    queryKey: ['administration', 'documents', i18n.locale, query],
    queryFn: ({ signal }) => sendDocument('listDocuments', { query, signal }),
    placeholderData: keepPreviousData,
  });

export function downloadDocument(id: number): Promise<Blob> {
  return download('getDocument', { params: { id } });
}

export async function deleteDocument(id: number): Promise<string> {
  return (await sendDocument('deleteDocument', { params: { id } })).message;
}
