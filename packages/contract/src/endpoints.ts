import type * as z from 'zod/mini';

import { actionEndpoints } from './endpoints/actions.ts';
import { adminEndpoints } from './endpoints/admin.ts';
import { authEndpoints } from './endpoints/auth.ts';
import { documentEndpoints } from './endpoints/documents.ts';
import type { Endpoint } from './endpoints/Endpoint.ts';
import { masterDataEndpoints } from './endpoints/masterData.ts';
import { noticeEndpoints } from './endpoints/notices.ts';
import { portfolioEndpoints } from './endpoints/portfolios.ts';
import { proposalEndpoints } from './endpoints/proposals.ts';
import { serviceEndpoints } from './endpoints/service.ts';
import { startupEndpoints } from './endpoints/startups.ts';
import { userEndpoints } from './endpoints/users.ts';
import type { routes } from './routes.ts';

/** Every endpoint of the API. The client, the server's routes and the documentation are derived from this table. */
export const endpoints = {
  ...authEndpoints,
  ...userEndpoints,
  ...masterDataEndpoints,
  ...startupEndpoints,
  ...portfolioEndpoints,
  ...actionEndpoints,
  ...adminEndpoints,
  ...proposalEndpoints,
  ...noticeEndpoints,
  ...documentEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<keyof typeof routes, Endpoint>;

export type EndpointId = keyof typeof endpoints;

type EndpointPart = 'params' | 'query' | 'headers' | 'body';

type PartIn<Id extends EndpointId, Part extends EndpointPart> = (typeof endpoints)[Id] extends {
  [Key in Part]: infer Schema extends z.ZodMiniType;
}
  ? z.input<Schema>
  : undefined;
type PartOut<Id extends EndpointId, Part extends EndpointPart> = (typeof endpoints)[Id] extends {
  [Key in Part]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** The input of an endpoint as a client sends it: path parameters, query, headers and body. */
export type EndpointParams<Id extends EndpointId> = PartIn<Id, 'params'>;
export type EndpointQuery<Id extends EndpointId> = PartIn<Id, 'query'>;
export type EndpointHeaders<Id extends EndpointId> = PartIn<Id, 'headers'>;
export type EndpointBody<Id extends EndpointId> = PartIn<Id, 'body'>;
/** The input of an endpoint after validation: with defaults filled in and path parameters converted to numbers. */
export interface EndpointInput<Id extends EndpointId> {
  params: PartOut<Id, 'params'>;
  query: PartOut<Id, 'query'>;
  headers: PartOut<Id, 'headers'>;
  body: PartOut<Id, 'body'>;
}
/** The success response of an endpoint; bytes, texts and event streams are not JSON and stay unknown. */
export type EndpointResponse<Id extends EndpointId> = (typeof endpoints)[Id]['response'] extends infer Schema extends
  z.ZodMiniType
  ? z.output<Schema>
  : unknown;
