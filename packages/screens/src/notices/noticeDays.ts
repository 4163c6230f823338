import type { Notice } from '@aval/contract';
import { formatDate, type Locale } from '@aval/metrics';

const dayMs = 24 * 3_600_000;

export interface NoticeDay {
  /** 21/11/2026 */
  date: string;
  /** How long ago, where people have a word for it. */
  relation: 'today' | 'yesterday' | null;
  notices: Notice[];
}

interface Clock {
  /** ms. */
  now: number;
  locale: Locale;
  timeZone: string;
}

/** Notices, newest first, by the day of the user's calendar on which they came. */
export function noticeDays(notices: readonly Notice[], { now, locale, timeZone }: Clock): NoticeDay[] {
  const dayOf = (time: number | string) => formatDate(time, locale, timeZone);
  const [today, yesterday] = [dayOf(now), dayOf(now - dayMs)];
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const date = dayOf(notice.created_at);
    const last = days.at(-1);
    if (last?.date === date) last.notices.push(notice);
    else
      days.push({
        date,
        relation: date === today ? 'today' : date === yesterday ? 'yesterday' : null,
        notices: [notice],
      });
  }
  return days;
}
