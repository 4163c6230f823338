import * as z from 'zod/mini';

import { extractedFieldSchema, fieldMappingSchema, storedDocumentSchema } from '../../schemas/admin.ts';
import { answer, messageAnswer } from '../answer.ts';

// Reading documents into fields, and the documents kept.

export const processDocument = answer({
  data: z.object({
    text: z.string(),
    aiLog: z.string(),
    fields: z.array(extractedFieldSchema),
    /** Why somebody should look twice: the language model failed, and the dictionary read instead. */
    warning: z.optional(z.string()),
  }),
  message: z.string(),
});
export const mapFields = answer({ mappings: z.array(fieldMappingSchema), engine: z.enum(['llm', 'dictionary']) });
export const listDocuments = answer({ documents: z.array(storedDocumentSchema), page: z.number(), pages: z.number() });
export const deleteDocument = messageAnswer;
