import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { readNoticesSchema } from '../schemas/notice.ts';
import { pageNumber } from '../schemas/startupQueries.ts';
import type { Endpoint } from './Endpoint.ts';
import * as notices from './responses/notices.ts';

export const noticeEndpoints = {
  listNotices: {
    ...routes.listNotices,
    summary: 'What happened to the startups that you follow, own or created, newest first',
    query: z.object({ page: z._default(pageNumber, 1) }),
    response: notices.listNotices,
  },
  countNotices: {
    ...routes.countNotices,
    summary: 'How many notices you have not read',
    response: notices.countNotices,
  },
  readNotices: {
    ...routes.readNotices,
    summary: 'Mark your notices up to a time as read',
    body: readNoticesSchema,
    response: notices.readNotices,
  },
} as const satisfies Record<string, Endpoint>;
