import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { contactSchema } from '../schemas/contact.ts';
import * as service from './answers/service.ts';
import type { Call } from './Call.ts';

/** Health, contact and the documentation itself. */
export const serviceCalls = {
  healthLive: {
    ...routes.healthLive,
    summary: 'Whether the process runs',
    answer: service.healthLive,
  },
  healthReady: {
    ...routes.healthReady,
    summary: 'Whether the process can serve',
    answer: service.healthReady,
    errors: ['UNAVAILABLE'],
  },
  contact: {
    ...routes.contact,
    summary: 'Write to the people behind the product',
    body: contactSchema,
    answer: service.contact,
  },
  getOpenApi: {
    ...routes.getOpenApi,
    summary: 'This table as OpenAPI 3.1',
    answer: 'json',
  },
  getApiDocs: {
    ...routes.getApiDocs,
    summary: 'This table to read',
    answer: 'html',
    errors: ['NOT_FOUND'],
  },
  getServerMetrics: {
    ...routes.getServerMetrics,
    summary: 'Measurements for Prometheus; from this machine or with the metrics token only',
    headers: z.object({ authorization: z.optional(z.string()) }),
    answer: 'text',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
