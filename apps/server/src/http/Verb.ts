import type { CallAnswer, CallId, CallInput, calls } from '@aval/contract';

import type { Caller } from '../accounts/callerCache.ts';
import type { Context } from './Context.ts';

/** Who a verb finds calling: nobody known for public calls, a person for all others. */
export type CallerOf<Id extends CallId> = (typeof calls)[Id]['who'] extends 'public' ? null : Caller;

/** What a verb gives back: the good answer without its `success`, which the edge adds. */
export type Answer<Id extends CallId> =
  CallAnswer<Id> extends readonly unknown[] ? CallAnswer<Id> : Omit<CallAnswer<Id> & object, 'success'>;

/** What does one call: the input is judged already, a refusal is thrown as CallError. */
export type Verb<Id extends CallId> = (call: {
  ctx: Context<CallerOf<Id>>;
  input: CallInput<Id>;
}) => Promise<Answer<Id>>;
