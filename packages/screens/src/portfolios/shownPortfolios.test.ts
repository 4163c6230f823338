import type { Portfolio } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { shownPortfolios } from './shownPortfolios.ts';

function portfolio(id: number, name: string, description: string | null = ''): Portfolio {
  const at = '2026-01-01T00:00:00.000Z';
  return { id, name, description, startups_count: 0, created_at: at, updated_at: at };
}

const names = (portfolios: readonly Portfolio[]) => portfolios.map(({ name }) => name);

describe('shownPortfolios', () => {
  const few = [portfolio(1, 'Energía y agua', 'Redes'), portfolio(2, 'Salud'), portfolio(3, 'Retail', null)];

  it('keeps the given order', () => {
    expect(shownPortfolios(few, 1)).toEqual({ rows: few, page: 1, pageCount: 1, total: 3 });
  });

  it('shows ten per page, and the last page instead of one beyond it', () => {
    const many = Array.from({ length: 21 }, (_, index) => portfolio(index + 1, `P${index + 1}`));
    expect(shownPortfolios(many, 2)).toMatchObject({ page: 2, pageCount: 3, total: 21 });
    expect(names(shownPortfolios(many, 2).rows)[0]).toBe('P11');
    expect(names(shownPortfolios(many, 9).rows)).toEqual(['P21']);
  });

  it('has one empty page when there are none', () => {
    expect(shownPortfolios([], 4)).toEqual({ rows: [], page: 1, pageCount: 1, total: 0 });
  });
});
