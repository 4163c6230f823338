import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { documentTypes, mapFieldsSchema } from '../schemas/admin.ts';
import { pathId } from '../schemas/primitives.ts';
import { pageNumber } from '../schemas/startupQueries.ts';
import type { Endpoint } from './Endpoint.ts';
import { fileLimits } from './fileLimits.ts';
import * as documents from './responses/documents.ts';

const byId = z.object({ id: pathId });

/** Reading documents into fields, and the stored documents. */
export const documentEndpoints = {
  processDocument: {
    ...routes.processDocument,
    summary: 'Read a document: its text and the facts in it',
    files: { part: 'file', maxBytes: fileLimits.processDocument },
    body: z.strictObject({
      // The type is detected from the content; a missing or wrong one is not an error.
      documentType: z.optional(z.union([z.enum(documentTypes), z.string()])),
      outputFormat: z.optional(z.literal('json')),
    }),
    response: documents.processDocument,
    errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'UNREADABLE', 'PROTECTED', 'AI_FAILED', 'PARSE_TIMEOUT'],
  },
  mapFields: {
    ...routes.mapFields,
    summary: 'Propose a startup field for each extracted name; each field at most once',
    body: mapFieldsSchema,
    response: documents.mapFields,
    errors: ['AI_FAILED'],
  },
  listDocuments: {
    ...routes.listDocuments,
    summary: 'The stored documents',
    query: z.object({ page: z._default(pageNumber, 1) }),
    response: documents.listDocuments,
  },
  getDocument: {
    ...routes.getDocument,
    summary: 'The bytes of a stored document',
    params: byId,
    response: 'bytes',
    errors: ['NOT_FOUND'],
  },
  openDocument: {
    ...routes.openDocument,
    summary: 'The extraction result of a stored document, for mapping it again',
    params: byId,
    response: documents.openDocument,
    errors: ['NOT_FOUND', 'UNSUPPORTED_TYPE', 'UNREADABLE', 'PROTECTED', 'AI_FAILED', 'PARSE_TIMEOUT'],
  },
  deleteDocument: {
    ...routes.deleteDocument,
    summary: 'Delete a stored document',
    params: byId,
    response: documents.deleteDocument,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
