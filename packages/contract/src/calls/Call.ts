import * as z from 'zod/mini';

import type { ErrorCode } from '../errors.ts';

export const callers = ['public', 'user', 'owner', 'self', 'admin'] as const;
/**
 * Who may call: anybody, any signed-in user (who sees the thing), an owner of the startup or an administrator,
 * the person it belongs to, administrators only.
 */
export type Caller = (typeof callers)[number];

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** What an answer is when it is not JSON. */
export type RawAnswer = 'bytes' | 'events' | 'text';

export interface Call {
  method: Method;
  /** With `{name}` for each parameter. */
  path: `/${string}`;
  /** Other paths that answer the same. */
  aliases?: readonly `/${string}`[];
  who: Caller;
  /** One line for the documentation. */
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is a form with files; `body` describes its other parts. */
  files?: { readonly part: string; readonly maxBytes: number };
  answer: z.ZodMiniType | RawAnswer;
  /** The status of a good answer. */
  status: 200 | 201 | 202;
  /** Codes beyond those that every call may answer. */
  errors?: readonly ErrorCode[];
}

/** A good answer: its own parts beside `success: true`. */
export function answer<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}

/** A good answer that only says what happened. */
export const messageAnswer = z.object({ success: z.literal(true), message: z.string() });
