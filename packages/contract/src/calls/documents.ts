import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import {
  documentTypes,
  extractedFieldSchema,
  fieldMappingSchema,
  mapFieldsSchema,
  storedDocumentSchema,
} from '../schemas/admin.ts';
import { pathId } from '../schemas/primitives.ts';
import { pageNumber } from '../schemas/startupQueries.ts';
import { answer, type Call, messageAnswer } from './Call.ts';

const byId = z.object({ id: pathId });

/** Reading documents into fields, and the documents kept. */
export const documentCalls = {
  processDocument: {
    ...routes.processDocument,
    summary: 'Read one document: its text and the facts in it',
    files: { part: 'file', maxBytes: 25_000_000 },
    body: z.strictObject({
      // The content decides; an absent or wrong type is no error.
      documentType: z.optional(z.union([z.enum(documentTypes), z.string()])),
      outputFormat: z.optional(z.literal('json')),
    }),
    answer: answer({
      data: z.object({ text: z.string(), aiLog: z.string(), fields: z.array(extractedFieldSchema) }),
      message: z.string(),
    }),
    errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'UNREADABLE', 'PROTECTED', 'AI_FAILED', 'PARSE_TIMEOUT'],
  },
  mapFields: {
    ...routes.mapFields,
    summary: 'Propose a startup field for each extracted name; each field at most once',
    body: mapFieldsSchema,
    answer: answer({ mappings: z.array(fieldMappingSchema), engine: z.enum(['llm', 'dictionary']) }),
    errors: ['AI_FAILED'],
  },
  listDocuments: {
    ...routes.listDocuments,
    summary: 'The stored documents',
    query: z.object({ page: z._default(pageNumber, 1) }),
    answer: answer({ documents: z.array(storedDocumentSchema), page: z.number(), pages: z.number() }),
  },
  getDocument: {
    ...routes.getDocument,
    summary: 'The bytes of a stored document',
    params: byId,
    answer: 'bytes',
    errors: ['NOT_FOUND'],
  },
  deleteDocument: {
    ...routes.deleteDocument,
    summary: 'Remove a stored document',
    params: byId,
    answer: messageAnswer,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
