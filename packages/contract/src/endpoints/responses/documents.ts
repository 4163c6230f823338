import * as z from 'zod/mini';

import {
  extractedFieldSchema,
  fieldMappingSchema,
  sameDocumentSchema,
  storedDocumentSchema,
} from '../../schemas/admin.ts';
import { rowId } from '../../schemas/primitives.ts';
import { response, messageResponse } from '../response.ts';

// Reading documents into fields, and the documents kept.

const data = z.object({
  document_id: rowId,
  text: z.string(),
  aiLog: z.string(),
  fields: z.array(extractedFieldSchema),
  /** What became of the same file when it was read before. */
  same_as: z.nullable(sameDocumentSchema),
  /** Why somebody should look twice: the language model failed, and the dictionary read instead. */
  warning: z.optional(z.string()),
});

export const processDocument = response({ data, message: z.string() });
export const openDocument = response({ name: z.string(), size: z.number(), data });
export const mapFields = response({ mappings: z.array(fieldMappingSchema), engine: z.enum(['llm', 'dictionary']) });
export const listDocuments = response({
  documents: z.array(storedDocumentSchema),
  page: z.number(),
  pages: z.number(),
});
export const deleteDocument = messageResponse;
