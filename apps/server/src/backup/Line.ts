import { z } from 'zod';

/**
 * One line of a backup: JSON, in the order in which it is read back. Rows are PostgreSQL's own text of a whole row,
 * which holds every value exactly and is the same for the embedded engine and a server.
 */
export const lineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('backup'),
    format: z.literal(1),
    made_at: z.iso.datetime(),
    engine: z.string(),
    /** Hashes of the migrations that made the schema, in their order. */
    migrations: z.array(z.string()),
  }),
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('rows'), table: z.string(), rows: z.array(z.string()) }),
  z.object({
    kind: z.literal('sequence'),
    table: z.string(),
    column: z.string(),
    value: z.string(),
    is_called: z.boolean(),
  }),
  /** A file of the data folder, by its path in there. */
  z.object({ kind: z.literal('file'), path: z.string(), mode: z.number(), content: z.base64() }),
  /** Counts of all lines before, and the SHA-256 of their bytes. */
  z.object({ kind: z.literal('end'), rows: z.number(), files: z.number(), sha256: z.string() }),
]);

export type Line = z.output<typeof lineSchema>;
export type Head = Extract<Line, { kind: 'backup' }>;
export type End = Extract<Line, { kind: 'end' }>;
