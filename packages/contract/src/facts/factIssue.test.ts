import { describe, expect, it, vi } from 'vitest';

import { factIssue, factIssueText } from './factIssue.ts';
import { capitalFacts, revenueFacts } from './financialFacts.ts';
import { memberFacts } from './teamFacts.ts';
import { academicFacts, competitorFacts, corporateFacts } from './valueFacts.ts';

describe('factIssue', () => {
  it('accepts both ends of a range and refuses what lies beyond', () => {
    expect(factIssue(competitorFacts.strength, 0, 'en')).toBeNull();
    expect(factIssue(competitorFacts.strength, 10, 'en')).toBeNull();
    expect(factIssue(competitorFacts.strength, 10.5, 'en')).toBe('Strength must be between 0 and 10');
    expect(factIssue(competitorFacts.strength, -1, 'es')).toBe('Fuerza debe estar entre 0 y 10');
  });

  it('takes whole numbers only for counts and years', () => {
    expect(factIssue(academicFacts.trl, 6.5, 'en')).toBe('Technology readiness (TRL) must be a number');
    expect(factIssue(revenueFacts.year, 2024.5, 'es')).toBe('Año debe ser un número');
  });

  it('names another currency or unit that a form could not read', () => {
    expect(factIssue(capitalFacts.total_debt, '$5', 'es')).toBe(
      'Deuda total debe estar en euros y no en dólares: conviértelo antes',
    );
    expect(factIssue(corporateFacts.average_tenure_years, '5 €', 'en')).toBe(
      'Average corporate tenure must be in years, not in euros',
    );
    expect(factIssue(competitorFacts.strength, '4/5', 'en')).toBe(
      'Strength must be in points out of 10, not in points out of 5',
    );
    expect(factIssue(revenueFacts.year, '$5', 'en')).toBe('Year must be a number');
  });

  it('takes no year that has not come', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T23:59:59Z') });
    expect(factIssue(revenueFacts.year, 2026, 'en')).toBeNull();
    expect(factIssue(revenueFacts.year, 2027, 'en')).toBe('Year must be between 1900 and 2026');
    expect(factIssue(revenueFacts.year, 1899, 'es')).toBe('Año debe estar entre 1900 y 2026');
    vi.useRealTimers();
  });

  it('takes no more than the model would look at', () => {
    expect(factIssue(corporateFacts.average_tenure_years, 51, 'en')).toBe(
      'Average corporate tenure must be between 0 and 50',
    );
  });

  it('takes a growth that is true although the model looks at less of it', () => {
    expect(factIssue(capitalFacts.revenue_growth_rate, 1500, 'en')).toBeNull();
    expect(factIssue(capitalFacts.revenue_growth_rate, -101, 'en')).not.toBeNull();
  });

  it('prints long bounds grouped and says the lower one for money', () => {
    expect(factIssue(capitalFacts.total_debt, -1, 'en')).toBe('Total debt must be greater or equal to 0');
    expect(factIssue(capitalFacts.total_debt, 2e12, 'en')).toBe('Total debt must be between 0 and 1.000.000.000.000');
    expect(factIssue(capitalFacts.total_equity, -40_000, 'en')).toBeNull();
  });

  it('prints the bounds of a share as per cent', () => {
    expect(factIssue(competitorFacts.market_share, 0.3, 'en')).toBeNull();
    expect(factIssue(competitorFacts.market_share, 30, 'en')).toBe(
      'Market share must be between 0\u00a0% and 100\u00a0%',
    );
  });

  it('says that what is typed is no number', () => {
    expect(factIssue(capitalFacts.total_debt, Number.NaN, 'en')).toBe('Total debt must be a number');
    expect(factIssue(capitalFacts.total_debt, '40', 'en')).toBe('Total debt must be a number');
  });

  it('asks only for what a row cannot do without', () => {
    expect(factIssueText(memberFacts.name, ' ')).toBeNull();
    expect(factIssue(revenueFacts.year, null, 'en')).toBe('Year is required');
  });

  it('refuses a text that is too long or cannot be stored', () => {
    expect(factIssue(memberFacts.name, 'x'.repeat(201), 'en')).toBe('Name must have at most 200 characters');
    expect(factIssue(memberFacts.name, 'a\u0000b', 'en')).toBe('Name contains characters that cannot be stored');
    expect(factIssue(memberFacts.name, 7, 'en')).toBe('Name must be a text');
  });
});
