import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { contactSchema } from '../schemas/contact.ts';
import type { Endpoint } from './Endpoint.ts';
import * as service from './responses/service.ts';

/** Health, contact and the documentation itself. */
export const serviceEndpoints = {
  healthLive: {
    ...routes.healthLive,
    summary: 'Whether the process runs',
    response: service.healthLive,
  },
  healthReady: {
    ...routes.healthReady,
    summary: 'Whether the process can serve',
    response: service.healthReady,
    errors: ['UNAVAILABLE'],
  },
  contact: {
    ...routes.contact,
    summary: 'Write to the people behind the product',
    body: contactSchema,
    response: service.contact,
  },
  getOpenApi: {
    ...routes.getOpenApi,
    summary: 'This table as OpenAPI 3.1',
    response: 'json',
  },
  getApiDocs: {
    ...routes.getApiDocs,
    summary: 'This table to read',
    response: 'html',
    errors: ['NOT_FOUND'],
  },
  getServerMetrics: {
    ...routes.getServerMetrics,
    summary: 'Measurements for Prometheus; from this machine or with the metrics token only',
    headers: z.object({ authorization: z.optional(z.string()) }),
    response: 'text',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
