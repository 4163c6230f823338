import type { Notice, StartupEvent } from '@aval/contract';

const startups = {
  solara: { id: 5, name: 'Solara' },
  kelpa: { id: 61, name: 'Kelpa' },
  senda: { id: 2, name: 'Senda' },
} as const;

function notice(
  id: number,
  created_at: string,
  startup: Notice['startup'],
  event: StartupEvent,
  text: string,
  path = `/startups/${startup.id}`,
): Notice {
  return { id, startup, ...event, text, path, created_at, calculation_date: null, is_unread: id > 5 };
}

/** One of each kind, newest first; the newest three are unread. */
export const notices: readonly Notice[] = [
  notice(
    8,
    '2026-06-14T09:31:42.000Z',
    startups.kelpa,
    { kind: 'level_changed', detail: { from: 'medium', to: 'high', score_from: 74.1, score_to: 77.8 } },
    'Kelpa rose from medium to high: its score went from 74,1 to 77,8',
    '/startups/61?at=2026-06-14_09:31:42',
  ),
  notice(
    7,
    '2026-06-14T07:02:00.000Z',
    startups.senda,
    { kind: 'claims_decided', detail: { accepted: 2, refused: 1, asked: 0 } },
    'Your 3 figures for Senda were decided: 2 accepted, 1 refused',
    '/startups/2?open=figures',
  ),
  notice(
    6,
    '2026-06-13T23:40:00.000Z',
    startups.solara,
    {
      kind: 'contradiction_opened',
      detail: { ids: ['runway_against_cash'], fields: ['cash_runway_months', 'burn_rate'] },
    },
    'Figures of Solara contradict each other: Cash Runway, Burn Rate',
  ),
  notice(
    5,
    '2026-06-13T08:15:00.000Z',
    startups.solara,
    { kind: 'score_moved', detail: { from: 71.2, to: 74 } },
    'The score of Solara rose from 71,2 to 74,0',
    '/startups/5?at=2026-06-13_08:15:00',
  ),
  notice(
    4,
    '2026-06-02T03:00:04.000Z',
    startups.senda,
    { kind: 'facts_expired', detail: { fields: ['cash_runway_months', 'burn_rate', 'revenue'] } },
    '3 facts of Senda have expired: Cash Runway, Burn Rate, Revenue',
  ),
  notice(
    3,
    '2026-06-02T03:00:04.000Z',
    startups.senda,
    { kind: 'score_moved', detail: { from: 63.3, to: 60.4 } },
    'The score of Senda fell from 63,3 to 60,4',
    '/startups/2?at=2026-06-02_03:00:04',
  ),
  notice(
    2,
    '2026-06-02T03:00:01.000Z',
    startups.kelpa,
    { kind: 'facts_expiring', detail: { fields: ['profit_margin'] } },
    'A fact of Kelpa expires within 30 days: Profit Margin',
  ),
  notice(
    1,
    '2026-05-28T16:20:00.000Z',
    startups.solara,
    { kind: 'level_changed', detail: { from: 'high', to: 'medium', score_from: 75.4, score_to: 71.2 } },
    'Solara fell from high to medium: its score went from 75,4 to 71,2',
    '/startups/5?at=2026-05-28_16:20:00',
  ),
];
