import type { EndpointResponse, EndpointId, EndpointInput, endpoints } from '@aval/contract';

import type { Caller } from '../services/Caller.ts';
import type { Context } from './Context.ts';
import type { Streamed } from './Streamed.ts';

/** Who a handler finds calling: nobody known for public endpoints, a person for all others. */
type CallerOf<Id extends EndpointId> = (typeof endpoints)[Id]['access'] extends 'public' ? null : Caller;

/** What a handler gives back: the good answer without its `success`, which the edge adds. */
export type Answer<Id extends EndpointId> =
  EndpointResponse<Id> extends readonly unknown[]
    ? EndpointResponse<Id>
    : Omit<EndpointResponse<Id> & object, 'success'>;

/** Calls with a list that grows with the product: it is sent while it is read. */
type StreamedId = 'listStartups' | 'listStartupsFull' | 'listMineFull';
export type StreamedItem<Id extends EndpointId> =
  Answer<Id> extends { startups: readonly (infer Item)[] } ? Item : never;

/** What does one call: the input is judged already, a refusal is thrown as ApiError. */
export type Handler<Id extends EndpointId> = (call: {
  ctx: Context<CallerOf<Id>>;
  input: EndpointInput<Id>;
}) => Promise<Id extends StreamedId ? Streamed<StreamedItem<Id>> : Answer<Id>>;
