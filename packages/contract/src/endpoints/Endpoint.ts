import type * as z from 'zod/mini';

import type { ErrorCode } from '../errors.ts';
import type { Route } from './Route.ts';

/** The kind of a response without a schema: `json` is any JSON. */
export type RawResponse = 'bytes' | 'events' | 'html' | 'json' | 'text';

export interface Endpoint extends Route {
  /** One line for the documentation. */
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** Headers that this endpoint reads, with lower-case names. */
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is a form with files; `body` describes its other parts. */
  files?: { readonly part: string; readonly maxBytes: number };
  response: z.ZodMiniType | RawResponse;
  /** Error codes in addition to those that every endpoint may return. */
  errors?: readonly ErrorCode[];
}
