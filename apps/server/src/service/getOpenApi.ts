import type { Handler } from '../http/Handler.ts';
import { openApiDocument } from './openApiDocument.ts';

export const getOpenApi: Handler<'getOpenApi'> = async ({ ctx }) => openApiDocument(ctx.endpointIds, ctx.env.AVAL_URL);
