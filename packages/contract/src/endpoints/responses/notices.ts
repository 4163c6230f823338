import * as z from 'zod/mini';

import { noticeSchema } from '../../schemas/notice.ts';
import { response } from '../response.ts';

// What people are told of their startups.

export const listNotices = response({
  notices: z.array(noticeSchema),
  page: z.number(),
  pages: z.number(),
  /** How many are unread, on all pages. */
  unread: z.number(),
});
const unread = response({ unread: z.number() });
export const countNotices = unread;
export const readNotices = unread;
