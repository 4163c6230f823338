import type { Handler } from '../http/Handler.ts';
import { madeOnce } from './madeOnce.ts';
import { openApiDocument } from './openApiDocument.ts';

const documentOf = madeOnce(openApiDocument);

export const getOpenApi: Handler<'getOpenApi'> = async ({ ctx }) =>
  documentOf(ctx.env, ctx.endpointIds, ctx.env.AVAL_URL);
