import * as z from 'zod/mini';

import {
  extractedFieldSchema,
  fieldMappingSchema,
  omittedSchema,
  sameDocumentSchema,
  storedDocumentSchema,
} from '../../schemas/admin.ts';
import { rowId } from '../../schemas/primitives.ts';
import { response, messageResponse } from '../response.ts';

// Reading documents into fields, and the stored documents.

const data = z.object({
  document_id: rowId,
  text: z.string(),
  aiLog: z.string(),
  fields: z.array(extractedFieldSchema),
  /** What was left out, with the reason. */
  omitted: z.array(omittedSchema),
  /** The earlier use of the same file, if any. */
  same_as: z.nullable(sameDocumentSchema),
  /** What is in doubt in the file as a whole, or that the language model failed and the dictionary was used instead. */
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
