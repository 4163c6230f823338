import { createStartupSchema, requiredInputs } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { filledValues, requiredValues } from '../testing/filledValues.ts';
import { toCreateBody } from './toCreateBody.ts';
import { wizardFields } from './wizardFields.ts';

const options = { currentYear: 2026, userId: 7 };

describe('toCreateBody', () => {
  it('sends untouched sliders with their default and marks them as defaults', () => {
    const body = toCreateBody(filledValues(), options);
    expect(body.defaulted_fields).toEqual([
      'team_completeness',
      'execution_capacity',
      'unique_technology',
      'price_advantage',
      'marginal_cost',
      'network_effects',
      'customer_feedback',
    ]);
    expect(body).toMatchObject({ team_completeness: 5, marginal_cost: 0, customer_feedback: 2, founder_count: 3 });
  });

  it('sends a confirmed default as a fact', () => {
    const body = toCreateBody({ ...filledValues(), team_completeness: 5 }, options);
    expect(body.defaulted_fields).not.toContain('team_completeness');
    expect(body.team_completeness).toBe(5);
  });

  it('marks every slider and the year of an untouched form', () => {
    const body = toCreateBody({ ...requiredValues(), foundation_year: null }, options);
    const sliders = wizardFields.filter((field) => field.control === 'slider').map((field) => field.id);
    expect(body.defaulted_fields?.toSorted()).toEqual([...sliders, 'foundation_year'].toSorted());
    expect(body.foundation_year).toBe(2026);
  });

  it('never lists fields that the evaluation does not use', () => {
    expect(toCreateBody(requiredValues(), options).defaulted_fields).not.toContain('is_private');
  });

  it('omits empty optional fields', () => {
    const body = toCreateBody({ ...requiredValues(), nif: '  ', funding_raised: null }, options);
    for (const id of ['nif', 'linkedin_url', 'funding_raised', 'lifetime_value']) expect(body).not.toHaveProperty(id);
  });

  it('trims texts and sends the year as a number', () => {
    expect(toCreateBody({ ...requiredValues(), name: ' Vereda ', foundation_year: '2024' }, options)).toMatchObject({
      name: 'Vereda',
      foundation_year: 2024,
    });
  });

  it('is a valid request body with every required input', () => {
    for (const values of [requiredValues(), filledValues()]) {
      const body = toCreateBody(values, options);
      expect(createStartupSchema.safeParse(body)).toMatchObject({ success: true });
      for (const id of requiredInputs) expect(body[id]).toBeTypeOf('number');
    }
  });

  it('rounds money to 2 decimals, half away from zero', () => {
    const body = toCreateBody(
      { ...filledValues(), burn_rate: 1234.565, revenue: 0.004, total_market_size: 1.005 },
      options,
    );
    expect(body).toMatchObject({ burn_rate: 1234.57, revenue: 0, total_market_size: 1.01 });
  });

  it.each([
    ['founder_count', 0, 1],
    ['founder_count', 11, 10],
    ['team_size', 0, 1],
    ['team_size', 5000, 1000],
    ['industry_experience_years', -1, 0],
    ['industry_experience_years', 51, 50],
    ['competitor_count', -1, 0],
    ['competitor_count', 1001, 1000],
    ['cash_runway_months', -1, 0],
    ['cash_runway_months', 121, 120],
  ] as const)('clamps %s of %d to %d', (id, typed, sent) => {
    expect(toCreateBody({ ...filledValues(), [id]: typed }, options)[id]).toBe(sent);
  });

  it('adds the creator as an owner only when they say so', () => {
    expect(toCreateBody(filledValues(), options)).toMatchObject({ owners: [7], is_owner: true });
    expect(toCreateBody({ ...filledValues(), is_owner: false }, options)).toMatchObject({
      owners: [],
      is_owner: false,
    });
  });
});
