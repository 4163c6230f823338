import { describe, expect, it } from 'vitest';

import { calculationOn, startup } from '../testing/fixtures.ts';
import { factOrigin } from './factOrigin.ts';

const dated = calculationOn(1, '2026-03-04T10:31:05Z', {
  stated_on: '2026-01-31',
  evidence: {
    burn_rate: { kind: 'document', date: '2026-02-28' },
    revenue: { kind: 'page', date: '2026-02-01' },
    team_size: { date: '2025-12-01' },
  },
});

describe('factOrigin', () => {
  it.each([
    ['burn_rate', 'document', '2026-02-28'],
    ['revenue', 'url', '2026-02-01'],
    ['team_size', 'stated', '2025-12-01'],
    ['founder_count', 'stated', '2026-01-31'],
    ['profit_margin', 'defaulted', null],
  ] as const)('is what the calculation knew of %s', (id, kind, date) => {
    const today = { ...startup, field_sources: { [id]: { kind: 'import' as const, date: '2026-06-30' } } };
    expect(factOrigin(today, dated, id)).toEqual({ kind, date });
  });

  it('is that of today where the calculation did not store it', () => {
    const today = { ...startup, field_sources: { stage_id: { kind: 'import' as const, date: '2026-06-30' } } };
    expect(factOrigin(today, dated, 'stage_id')).toEqual({ kind: 'import', date: '2026-06-30' });
    const old = calculationOn(1, '2026-03-04T10:31:05Z');
    expect(factOrigin(startup, old, 'burn_rate')).toEqual({ kind: null, date: null });
  });
});
