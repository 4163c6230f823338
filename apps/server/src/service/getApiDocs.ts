import { CallError } from '../http/CallError.ts';
import type { Verb } from '../http/Verb.ts';
import { docsPage } from './docsPage.ts';

/** Every call to read, in one page without scripts. */
export const getApiDocs: Verb<'getApiDocs'> = async ({ ctx }) => {
  if (!ctx.env.AVAL_API_DOCS) throw new CallError('NOT_FOUND');
  ctx.answer.type('text/html; charset=utf-8');
  return docsPage(ctx.endpointIds);
};
