import * as z from 'zod/mini';

import { message } from '../messages.ts';
import { startupField } from '../startupFields.ts';
import { isStorableText } from '../storableText.ts';
import type { Text } from '../text.ts';
import { isLongerThan } from '../textLength.ts';
import { urlIssue } from '../urlIssue.ts';
import { sourceContradictionsSchema } from './examined.ts';
import { judged, requiredText, rowId, storableText, timestamp } from './primitives.ts';

export const scrapeUrlSchema = z.strictObject({
  url: judged<string>(scrapeUrlIssue, { type: 'string', format: 'uri' }),
});

const { label: nameLabel, maxLength: nameLength = Infinity } = startupField('name');

export const scrapeStartupSchema = z.strictObject({
  ...scrapeUrlSchema.shape,
  /** Of the startup, from a user, for a page that does not state it. */
  name: z.optional(requiredText(nameLabel, nameLength)),
});

/** What a document or page states and no fact holds: 'Churn 3 %', and why it was left out, in the caller's language. */
export const omittedSchema = z.object({
  what: z.string(),
  reason: z.string(),
  quote: z.string(),
  page: z.nullable(z.number()),
  cell: z.nullable(z.string()),
});
export type Omitted = z.output<typeof omittedSchema>;

export const scrapeResultSchema = z.object({
  startup: z.record(z.string(), z.unknown()),
  source: z.string(),
  mapped: z.array(z.string()),
  missing: z.array(z.string()),
  /** What the page states and was not stored, values in doubt included. */
  omitted: z.array(omittedSchema),
  /** The figures of the page that cannot all be right, with those in doubt. */
  contradictions: sourceContradictionsSchema,
});
/** The result of a page: the fields found with their locations, and the missing required ones. */
export type ScrapeResult = z.output<typeof scrapeResultSchema>;

const scrapeProgressSchema = z.object({
  runId: rowId,
  /** Name of the text file. */
  file: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** How many of the `total` lines with a URL are done, successfully or not. */
  done: z.number(),
  total: z.number(),
  failed: z.number(),
  createdAt: timestamp,
  startedAt: z.nullable(timestamp),
  finishedAt: z.nullable(timestamp),
});
/** The progress of a batch. */
export type ScrapeProgress = z.output<typeof scrapeProgressSchema>;
export const scrapeRunsSchema = z.object({ runs: z.array(scrapeProgressSchema) });

export const scrapeRunSchema = z.object({
  ...scrapeProgressSchema.shape,
  /** Lines without a URL that may be read. */
  rejected: z.array(z.object({ line: z.number(), text: z.string(), reason: z.string() })),
  results: z.array(
    z.object({
      line: z.number(),
      url: z.string(),
      status: z.string(),
      startupId: z.optional(rowId),
      startupName: z.optional(z.string()),
      /** Ids of missing required inputs. */
      missing: z.optional(z.array(z.string())),
      /** The figures of its page that cannot all be right; once somebody has edited the startup, its own. */
      contradictions: z.optional(sourceContradictionsSchema),
      error: z.optional(z.string()),
    }),
  ),
});
export type ScrapeRun = z.output<typeof scrapeRunSchema>;

const accountSchema = z.object({ id: rowId, first_name: z.string(), last_name: z.string() });

const recalculationOutcomesSchema = z.object({
  notEvaluated: z.number(),
  higher: z.number(),
  lower: z.number(),
  equal: z.number(),
});
/** The outcomes of a run: startups without a score, and startups whose printed score changed. */
export type RecalculationOutcomes = z.output<typeof recalculationOutcomesSchema>;

const recalculationKinds = ['startups', 'industries'] as const;
export const recalculationStatusSchema = z.object({
  running: z.boolean(),
  kind: z.nullable(z.enum(recalculationKinds)),
  runId: z.nullable(rowId),
  done: z.number(),
  total: z.number(),
  startedAt: z.nullable(timestamp),
  finishedAt: z.nullable(timestamp),
  code: z.nullable(z.number()),
  startedBy: z.nullable(accountSchema),
  scheduled: z.boolean(),
  failed: z.number(),
  outcomes: z.nullable(recalculationOutcomesSchema),
  failures: z.array(z.object({ startupId: z.nullable(rowId), name: z.string(), reason: z.string() })),
});
/**
 * `code` is 0 on success, 1 on failures or a crash, 130 when cancelled. `failures` holds the
 * first 1,000 of the `failed`. `startedBy` is null for the schedule and for deleted accounts.
 */
export type RecalculationStatus = z.output<typeof recalculationStatusSchema>;

const part = z.object({ state: z.enum(['ok', 'degraded', 'off', 'error']), detail: z.string() });
export const systemStatusSchema = z.object({
  database: part,
  jobs: part,
  containers: part,
  mail: part,
  languageModel: part,
});
export type SystemStatus = z.output<typeof systemStatusSchema>;

export const cronRunSchema = z.object({
  id: rowId,
  kind: z.string(),
  startedAt: timestamp,
  finishedAt: z.nullable(timestamp),
  result: z.enum(['running', 'success', 'failure', 'cancelled']),
  code: z.nullable(z.number()),
  summary: z.string(),
});
export type CronRun = z.output<typeof cronRunSchema>;

/** A line of what an event changed, in the caller's language: 'Role', from 'User' to 'Administrator'. */
export const auditDetailSchema = z.object({
  label: z.string(),
  /** Null for a fact, such as an address, which is in `to`. */
  from: z.nullable(z.string()),
  to: z.string(),
});
export type AuditDetail = z.output<typeof auditDetailSchema>;

export const auditEventSchema = z.object({
  id: z.number(),
  at: timestamp,
  /** Null for the system and for visitors. */
  actor: z.nullable(
    z.object({
      id: rowId,
      /** The name at the time; null for events of versions that did not keep it. */
      name: z.nullable(z.string()),
      is_deleted: z.boolean(),
    }),
  ),
  /** With the target's type, a key of auditActions; a newer server may send more. */
  action: z.string(),
  target: z.object({
    type: z.string(),
    id: z.nullable(z.number()),
    /** The name at the time. */
    name: z.nullable(z.string()),
    /** Whether it still exists and has a page. */
    exists: z.boolean(),
  }),
  detail: z.array(auditDetailSchema),
});
export type AuditEvent = z.output<typeof auditEventSchema>;

export const cronStatusSchema = z.object({
  // A newer server may send more kinds.
  // oxlint-disable-next-line promise/valid-params -- no promise: zod's answer where a value does not fit
  status: z.catch(z.enum(['running', 'stopped', 'unknown']), 'unknown'),
  schedule: z.string(),
  timeZone: z.string(),
  lastExecution: z.nullable(timestamp),
  nextExecution: z.nullable(timestamp),
  logs: z.array(z.string()),
});
export type CronStatus = z.output<typeof cronStatusSchema>;

export const containerSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  created: timestamp,
  status: z.string(),
});
export type Container = z.output<typeof containerSchema>;

export const documentTypes = ['pdf', 'text', 'excel', 'powerpoint'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The file extensions of each document type. */
export const documentExtensions: Record<DocumentType, readonly string[]> = {
  pdf: ['pdf'],
  text: ['txt', 'doc', 'docx'],
  excel: ['xls', 'xlsx', 'csv'],
  powerpoint: ['ppt', 'pptx'],
};

export const extractedFieldSchema = z.object({
  name: z.string(),
  value: z.string(),
  confidence: z.nullable(z.number()),
  document_id: z.nullable(rowId),
  page: z.optional(z.nullable(z.number())),
  cell: z.optional(z.nullable(z.string())),
  quote: z.string(),
  /** Why the value is in doubt, in the caller's language. */
  doubt: z.optional(z.string()),
  /** The path of a figure of the financial history, which no field of its own holds: see `financialPath`. */
  path: z.optional(z.string()),
});
/** Confidence is 0-100; null for a labelled value of no known field, in the words of the document. */
export type ExtractedField = z.output<typeof extractedFieldSchema>;

const short = storableText(500);
export const mapFieldsSchema = z.strictObject({
  extractedFields: judged<string[]>(extractedFieldsIssue, { type: 'array', items: { type: 'string' } }),
  availableFields: z.array(z.strictObject({ id: short, name: short })).check(z.maxLength(200)),
});

export const fieldMappingSchema = z.object({
  extracted: z.string(),
  name: z.string(),
  dbField: z.nullable(z.string()),
  confidence: z.number(),
});
export type FieldMapping = z.output<typeof fieldMappingSchema>;

export const storedDocumentSchema = z.object({
  id: rowId,
  name: z.string(),
  size: z.number(),
  hash: z.string(),
  owner: z.nullable(accountSchema),
  startup: z.nullable(z.object({ id: rowId, name: z.string() })),
  created_at: timestamp,
});
export type StoredDocument = z.output<typeof storedDocumentSchema>;

/** A document with the same bytes as another one. */
export const sameDocumentSchema = z.object({
  created_at: timestamp,
  /** The startup created from it. */
  startup: z.nullable(z.object({ id: rowId, name: z.string() })),
});
export type SameDocument = z.output<typeof sameDocumentSchema>;

/** A startup that waits for review before it becomes public, and who made it public. */
export const publicationSchema = z.object({
  id: rowId,
  created_at: timestamp,
  startup: z.object({ id: rowId, name: z.string(), description: z.string() }),
  user: z.nullable(accountSchema),
});
export type Publication = z.output<typeof publicationSchema>;

export const decidePublicationSchema = z.strictObject({
  accept: z.boolean(),
  /** Why it stays private, for its owners. */
  reason: z.exactOptional(short),
});

function scrapeUrlIssue(value: unknown): Text | null {
  if (value === undefined || value === null || value === '') return message('scrapeUrlRequired');
  const label = { en: 'URL', es: 'La URL' };
  if (typeof value !== 'string') return message('text', { label });
  if (isLongerThan(value, 2048)) return message('tooLong', { label, max: 2048 });
  if (!isStorableText(value)) return message('unstorable', { label });
  // The fetcher validates URLs without a domain, because it knows the allowed ones.
  const issue = urlIssue(value, label, 'example.com');
  return URL.canParse(value) && /^https?:/i.test(value) ? null : issue;
}

function extractedFieldsIssue(value: unknown): Text | null {
  const label = { en: 'Extracted fields', es: 'Los campos extraídos' };
  if (value === undefined || value === null) return message('noFieldsToMap');
  if (!Array.isArray(value)) return message('invalid', { label });
  if (value.length === 0) return message('noFieldsToMap');
  const fits = value.length <= 1000 && value.every((name) => short.safeParse(name).success);
  return fits ? null : message('invalid', { label });
}
