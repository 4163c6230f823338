import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { contactSchema } from '../schemas/contact.ts';
import type { Endpoint } from './Endpoint.ts';
import * as service from './responses/service.ts';

/** Health, contact and the documentation itself. */
export const serviceEndpoints = {
  healthLive: {
    ...routes.healthLive,
    summary: 'Liveness: the process is running',
    response: service.healthLive,
  },
  healthReady: {
    ...routes.healthReady,
    summary: 'Readiness: the database is reachable and can be written',
    response: service.healthReady,
    errors: ['UNAVAILABLE'],
  },
  contact: {
    ...routes.contact,
    summary: 'Send a message through the contact form',
    body: contactSchema,
    response: service.contact,
  },
  getOpenApi: {
    ...routes.getOpenApi,
    summary: 'The API as an OpenAPI 3.1 document',
    response: 'json',
  },
  getApiDocs: {
    ...routes.getApiDocs,
    summary: 'The API reference as an HTML page',
    response: 'html',
    errors: ['NOT_FOUND'],
  },
  getServerMetrics: {
    ...routes.getServerMetrics,
    summary: 'Prometheus metrics; only from this machine or with the metrics token',
    headers: z.object({ authorization: z.optional(z.string()) }),
    response: 'text',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
