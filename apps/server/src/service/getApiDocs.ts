import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { docsPage } from './docsPage.ts';
import { madeOnce } from './madeOnce.ts';

const pageOf = madeOnce(docsPage);

/** The API reference as one page without scripts. */
export const getApiDocs: Handler<'getApiDocs'> = async ({ ctx }) => {
  if (!ctx.env.AVAL_API_DOCS) throw new ApiError('NOT_FOUND');
  ctx.response.type('text/html; charset=utf-8');
  return pageOf(ctx.env, ctx.endpointIds);
};
