import { describe, expect, it } from 'vitest';

import { notices } from '../testing/notices.ts';
import { noticeDays } from './noticeDays.ts';

const clock = { now: Date.UTC(2026, 5, 14, 12), locale: 'en', timeZone: 'UTC' } as const;
const days = (timeZone: string) =>
  noticeDays(notices, { ...clock, timeZone }).map(({ date, relation, notices: told }) => [
    date,
    relation,
    told.map(({ id }) => id),
  ]);

describe('noticeDays', () => {
  it('groups by day, and names today and yesterday', () => {
    expect(days('UTC')).toEqual([
      ['14/06/2026', 'today', [8, 7]],
      ['13/06/2026', 'yesterday', [6, 5]],
      ['02/06/2026', null, [4, 3, 2]],
      ['28/05/2026', null, [1]],
    ]);
  });

  it('takes the days of the user’s time zone', () => {
    // 23:40 on the 13th is the next day in Madrid.
    expect(days('Europe/Madrid').slice(0, 2)).toEqual([
      ['14/06/2026', 'today', [8, 7, 6]],
      ['13/06/2026', 'yesterday', [5]],
    ]);
  });

  it('has no day without a notice', () => {
    expect(noticeDays([], clock)).toEqual([]);
  });
});
