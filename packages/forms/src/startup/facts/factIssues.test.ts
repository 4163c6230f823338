import { describe, expect, it } from 'vitest';

import { storedStartup } from '../../testing/storedStartup.ts';
import { factIssues } from './factIssues.ts';
import { type FactObjectId, factValuesOf, type FactValues } from './factValues.ts';

const none = factValuesOf({ team: null, financials: null, value_proposition: null });
const messages = (id: FactObjectId, change: (values: FactValues) => void) => {
  const values = structuredClone(none);
  change(values);
  return Object.fromEntries([...factIssues(id, values)].map(([path, text]) => [path, text.en]));
};

describe('factIssues', () => {
  it.each(['team', 'financials', 'value_proposition'] as const)('accepts the stored %s', (id) => {
    expect(factIssues(id, factValuesOf(storedStartup)).size).toBe(0);
  });

  it('requires a name for members, founders and competitors', () => {
    const team = messages('team', (values) => {
      values.team.members.push({ id: 1, name: ' ', role: 'CEO' });
      values.team.founders.push({ name: '', previous_startups: -1, successful_exits: null });
    });
    expect(team).toEqual({
      'team.members.0.name': 'Name is required',
      'team.founders.0.name': 'Name is required',
      'team.founders.0.previous_startups': 'Earlier startups must be between 0 and 1.000.000',
    });
    const value = messages('value_proposition', (values) => {
      values.value_proposition.competitors.push({ name: '', market_share: 1.2, strength: 'strong' });
    });
    expect(value).toEqual({
      'value_proposition.competitors.0.name': 'Name is required',
      'value_proposition.competitors.0.market_share': 'Market share must be between 0\u00a0% and 100\u00a0%',
      'value_proposition.competitors.0.strength': 'Strength must be a number',
    });
  });

  it('requires ties to be unique and between two different members', () => {
    const issues = messages('team', (values) => {
      values.team.relationships.push(
        { a: 1, b: null, strength: 5 },
        { a: 1, b: 1, strength: 5 },
        { a: 1, b: 2, strength: 11 },
        { a: 2, b: 1, strength: 5 },
      );
    });
    expect(issues).toEqual({
      'team.relationships.0.b': 'Member is required',
      'team.relationships.1.b': 'A tie needs two different members',
      'team.relationships.3.b': 'This tie already exists',
      'team.relationships.2.strength': 'Strength must be between 0 and 10',
    });
  });

  it('rejects duplicate years and disciplines', () => {
    const years = messages('financials', (values) => {
      values.financials.revenue_history.push(
        { year: 2024, revenue: 1 },
        { year: 2024, revenue: -1 },
        { year: null, revenue: 2 },
        { year: '20x4', revenue: 3 },
      );
    });
    expect(years).toEqual({
      'financials.revenue_history.1.year': 'Year already exists',
      'financials.revenue_history.1.revenue': 'Revenue must be greater or equal to 0',
      'financials.revenue_history.2.year': 'Year is required',
      'financials.revenue_history.3.year': 'Year must be a number',
    });
    const students = messages('value_proposition', (values) => {
      values.value_proposition.educational.students.push(
        { discipline: 'law', students: 2 },
        { discipline: ' law', students: 3 },
      );
    });
    expect(students).toEqual({
      'value_proposition.educational.students.1.discipline': 'Discipline already exists',
    });
  });
});
