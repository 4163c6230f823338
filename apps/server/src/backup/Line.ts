import { z } from 'zod';

/**
 * One line of a backup, as JSON. A restore reads the lines in order. Each row is stored as PostgreSQL's text form of
 * the whole row, which preserves every value exactly and is the same for the embedded engine and a server.
 */
export const lineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('backup'),
    format: z.literal(1),
    made_at: z.iso.datetime(),
    engine: z.string(),
    /** Hashes of the migrations that created the schema, in order. */
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
  /** A file of the data folder, with its path relative to the folder. */
  z.object({ kind: z.literal('file'), path: z.string(), mode: z.number(), content: z.base64() }),
  /** The number of rows and files in all preceding lines, and the SHA-256 of their bytes. */
  z.object({ kind: z.literal('end'), rows: z.number(), files: z.number(), sha256: z.string() }),
]);

export type Line = z.output<typeof lineSchema>;
export type Head = Extract<Line, { kind: 'backup' }>;
export type End = Extract<Line, { kind: 'end' }>;
