import type * as z from 'zod/mini';

import { adminCalls } from './calls/admin.ts';
import { authCalls } from './calls/auth.ts';
import type { Call } from './calls/Call.ts';
import { documentCalls } from './calls/documents.ts';
import { masterDataCalls } from './calls/masterData.ts';
import { portfolioCalls } from './calls/portfolios.ts';
import { serviceCalls } from './calls/service.ts';
import { startupCalls } from './calls/startups.ts';
import { userCalls } from './calls/users.ts';
import type { routes } from './routes.ts';

/** Every call of the product: the client, the server's routes and the documentation are derived from it. */
export const calls = {
  ...authCalls,
  ...userCalls,
  ...masterDataCalls,
  ...startupCalls,
  ...portfolioCalls,
  ...adminCalls,
  ...documentCalls,
  ...serviceCalls,
} as const satisfies Record<keyof typeof routes, Call>;

export type CallId = keyof typeof calls;

type CallPart = 'params' | 'query' | 'headers' | 'body';

type PartIn<Id extends CallId, Part extends CallPart> = (typeof calls)[Id] extends {
  [Key in Part]: infer Schema extends z.ZodMiniType;
}
  ? z.input<Schema>
  : undefined;
type PartOut<Id extends CallId, Part extends CallPart> = (typeof calls)[Id] extends {
  [Key in Part]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** What the caller gives: path parameters, query, headers and body of one call. */
export type CallParams<Id extends CallId> = PartIn<Id, 'params'>;
export type CallQuery<Id extends CallId> = PartIn<Id, 'query'>;
export type CallHeaders<Id extends CallId> = PartIn<Id, 'headers'>;
export type CallBody<Id extends CallId> = PartIn<Id, 'body'>;
/** What the server works with once the parts are judged: defaults are in, texts of the path are numbers. */
export interface CallInput<Id extends CallId> {
  params: PartOut<Id, 'params'>;
  query: PartOut<Id, 'query'>;
  headers: PartOut<Id, 'headers'>;
  body: PartOut<Id, 'body'>;
}
/** What a good answer holds; bytes, texts and event streams are not JSON and stay unknown. */
export type CallAnswer<Id extends CallId> = (typeof calls)[Id]['answer'] extends infer Schema extends z.ZodMiniType
  ? z.output<Schema>
  : unknown;
