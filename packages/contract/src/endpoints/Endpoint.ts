import type * as z from 'zod/mini';

import type { ErrorCode } from '../errors.ts';
import type { Route } from './Route.ts';

/** What an answer is when it is not JSON of a shape: `json` is any JSON. */
export type RawResponse = 'bytes' | 'events' | 'html' | 'json' | 'text';

export interface Endpoint extends Route {
  /** One line for the documentation. */
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** Headers that mean something to this call, by their names in lower case. */
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is a form with files; `body` describes its other parts. */
  files?: { readonly part: string; readonly maxBytes: number };
  response: z.ZodMiniType | RawResponse;
  /** Codes beyond those that every call may answer. */
  errors?: readonly ErrorCode[];
}
