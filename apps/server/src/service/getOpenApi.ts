import type { Verb } from '../http/Verb.ts';
import { openApiDocument } from './openApiDocument.ts';

export const getOpenApi: Verb<'getOpenApi'> = async ({ ctx }) => openApiDocument(ctx.endpointIds, ctx.env.AVAL_URL);
