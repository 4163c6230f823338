import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { contactSchema } from '../schemas/service.ts';
import { type Call, messageAnswer } from './Call.ts';

const status = z.object({ status: z.string() });

/** Health, contact and the documentation itself. */
export const serviceCalls = {
  healthLive: {
    ...routes.healthLive,
    summary: 'Whether the process runs',
    answer: status,
  },
  healthReady: {
    ...routes.healthReady,
    summary: 'Whether the process can serve',
    answer: status,
    errors: ['UNAVAILABLE'],
  },
  contact: {
    ...routes.contact,
    summary: 'Write to the people behind the product',
    body: contactSchema,
    answer: messageAnswer,
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
