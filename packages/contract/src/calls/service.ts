import * as z from 'zod/mini';

import { contactSchema } from '../schemas/service.ts';
import { type Call, messageAnswer } from './Call.ts';

const status = z.object({ status: z.string() });

/** Health, contact and the documentation itself. */
export const serviceCalls = {
  healthLive: {
    method: 'GET',
    path: '/health/live',
    who: 'public',
    summary: 'Whether the process runs',
    answer: status,
    status: 200,
  },
  healthReady: {
    method: 'GET',
    path: '/health/ready',
    who: 'public',
    summary: 'Whether the process can serve',
    answer: status,
    status: 200,
    errors: ['UNAVAILABLE'],
  },
  contact: {
    method: 'POST',
    path: '/api/contact',
    who: 'public',
    summary: 'Write to the people behind the product',
    body: contactSchema,
    answer: messageAnswer,
    status: 202,
  },
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    who: 'public',
    summary: 'This table as OpenAPI 3.1',
    answer: 'text',
    status: 200,
  },
  getApiDocs: {
    method: 'GET',
    path: '/api/docs',
    who: 'public',
    summary: 'This table to read',
    answer: 'text',
    status: 200,
  },
  getServerMetrics: {
    method: 'GET',
    path: '/metrics',
    who: 'public',
    summary: 'Measurements for Prometheus; from this machine or with the metrics token only',
    answer: 'text',
    status: 200,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
