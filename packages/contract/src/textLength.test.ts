import { describe, expect, it } from 'vitest';

import { factIssue } from './facts/factIssue.ts';
import { memberFacts } from './facts/teamFacts.ts';
import { portfolioDescriptionLength, savePortfolioSchema } from './schemas/sentPortfolio.ts';
import { startupFieldIssue } from './startupFieldIssue.ts';
import { startupField } from './startupFields.ts';
import { isLongerThan, textLength } from './textLength.ts';

const described = (length: number) =>
  savePortfolioSchema.safeParse({ name: 'One', description: '🚀'.repeat(length) }).success;

describe('the length of a text', () => {
  it('counts an emoji as one character', () => {
    expect(textLength('año 🚀')).toBe(5);
    expect([isLongerThan('🚀🚀🚀', 3), isLongerThan('🚀🚀🚀', 2), isLongerThan('🚀🚀🚀', 1)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([isLongerThan('abc', 3), isLongerThan('abcd', 3), isLongerThan('abc', Infinity)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is the same for a field of a startup, a fact and a portfolio', () => {
    const options = { currentYear: 2026, locale: 'en' } as const;
    const longest = startupField('name').maxLength ?? 0;
    expect(startupFieldIssue('name', '🚀'.repeat(longest), options)).toBeNull();
    expect(startupFieldIssue('name', '🚀'.repeat(longest + 1), options)).not.toBeNull();
    expect(factIssue(memberFacts.name, '🚀'.repeat(200), 'en')).toBeNull();
    expect(factIssue(memberFacts.name, '🚀'.repeat(201), 'en')).toBe('Name must have at most 200 characters');
    expect(described(portfolioDescriptionLength)).toBe(true);
    expect(described(portfolioDescriptionLength + 1)).toBe(false);
  });
});
