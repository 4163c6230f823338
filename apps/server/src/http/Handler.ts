import type { EndpointResponse, EndpointId, EndpointInput, endpoints } from '@aval/contract';

import type { Caller } from '../services/Caller.ts';
import type { Context } from './Context.ts';
import type { Streamed } from './Streamed.ts';

/** The caller of a handler: null for public endpoints, a user for all others. */
type CallerOf<Id extends EndpointId> = (typeof endpoints)[Id]['access'] extends 'public' ? null : Caller;

/** What a handler returns: the success response without `success`, which the edge adds. */
export type ResponseBody<Id extends EndpointId> =
  EndpointResponse<Id> extends readonly unknown[]
    ? EndpointResponse<Id>
    : Omit<EndpointResponse<Id> & object, 'success'>;

/** Endpoints with an unbounded list, which is streamed while it is read. */
type StreamedId = 'listStartups' | 'listStartupsFull' | 'listMineFull';
export type StreamedItem<Id extends EndpointId> =
  ResponseBody<Id> extends { startups: readonly (infer Item)[] } ? Item : never;

/** Implements one endpoint. Its input is already validated; it throws ApiError to refuse the request. */
export type Handler<Id extends EndpointId> = (call: {
  ctx: Context<CallerOf<Id>>;
  input: EndpointInput<Id>;
}) => Promise<Id extends StreamedId ? Streamed<StreamedItem<Id>> : ResponseBody<Id>>;
