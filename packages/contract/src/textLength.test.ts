import { describe, expect, it } from 'vitest';

import { accountFieldIssue } from './accountFieldIssue.ts';
import { endpoints } from './endpoints.ts';
import { factIssue } from './facts/factIssue.ts';
import { memberFacts } from './facts/teamFacts.ts';
import { passwordIssues } from './password.ts';
import { portfolioDescriptionLength, savePortfolioSchema } from './schemas/sentPortfolio.ts';
import { valuePropositionFactsSchema } from './schemas/startupFacts.ts';
import { startupFieldIssue } from './startupFieldIssue.ts';
import { startupField } from './startupFields.ts';
import { isLongerThan, textLength } from './textLength.ts';

const described = (length: number) =>
  savePortfolioSchema.safeParse({ name: 'One', description: '🚀'.repeat(length) }).success;

const isStudied = (length: number) =>
  valuePropositionFactsSchema.safeParse({ educational: { students: { ['🚀'.repeat(length)]: 1 } } }).success;

const isAsked = (query: object) => endpoints.findSimilar.query.safeParse(query).success;

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
    expect([isStudied(200), isStudied(201)]).toEqual([true, false]);
    expect(described(portfolioDescriptionLength)).toBe(true);
    expect(described(portfolioDescriptionLength + 1)).toBe(false);
  });

  it('is the same for the search for similar startups', () => {
    const name = startupField('name').maxLength ?? 0;
    const website = startupField('website_url').maxLength ?? 0;
    expect(isAsked({ name: '🚀'.repeat(name), website: 'a'.repeat(website) })).toBe(true);
    expect([isAsked({ name: '🚀'.repeat(name + 1) }), isAsked({ website: 'a'.repeat(website + 1) })]).toEqual([
      false,
      false,
    ]);
  });

  it('is the same for names of users and for passwords', () => {
    expect(accountFieldIssue('first_name', '🚀', 'en')).toBe('First name must be at least 2 characters long');
    expect(accountFieldIssue('first_name', '🚀'.repeat(100), 'en')).toBeNull();
    expect(accountFieldIssue('first_name', '🚀'.repeat(101), 'en')).toBe('First name must have at most 100 characters');
    expect(passwordIssues('Aa1!🚀🚀', 'en')).toHaveLength(1);
    expect(passwordIssues(`Aa1!${'🚀'.repeat(196)}`, 'en')).toEqual([]);
    expect(passwordIssues(`Aa1!${'🚀'.repeat(197)}`, 'en')).toEqual(['Password must have at most 200 characters']);
  });
});
