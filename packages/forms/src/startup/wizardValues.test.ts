import { describe, expect, it } from 'vitest';

import { requiredValues } from '../testing/filledValues.ts';
import { formFields, wizardField, wizardFields } from './wizardFields.ts';
import { defaultOf, emptyValues, isAnswered, isDefaulted, wireValue } from './wizardValues.ts';

const year = 2026;
const wire = (id: Parameters<typeof wizardField>[0], value: string | number | boolean | null) =>
  wireValue(wizardField(id), { ...emptyValues(), [id]: value }, year);

describe('a new form', () => {
  it('has a value for every form field and no other', () => {
    expect(Object.keys(emptyValues()).toSorted()).toEqual(formFields.map((field) => field.id).toSorted());
    expect(formFields).toHaveLength(53);
    expect(wizardFields).toHaveLength(49);
  });

  it('is private and owned by its creator by default', () => {
    expect(emptyValues()).toMatchObject({ is_private: 1, is_owner: true });
  });

  it('has no answers', () => {
    expect(wizardFields.filter((field) => field.required && isAnswered(field, emptyValues()))).toEqual([]);
  });
});

describe('defaultOf', () => {
  it('is the default of a slider in the field table, including 0', () => {
    expect(defaultOf(wizardField('team_size'), year)).toBe(500);
    expect(defaultOf(wizardField('marginal_cost'), year)).toBe(0);
  });

  it('is the current year for the foundation year', () => {
    expect(defaultOf(wizardField('foundation_year'), year)).toBe(2026);
  });

  it('is undefined for texts, amounts, selects and switches', () => {
    const without = ['name', 'burn_rate', 'industry_id', 'is_private', 'is_owner', 'profit_margin'] as const;
    expect(without.map((id) => defaultOf(wizardField(id), year))).toEqual(without.map(() => undefined));
  });
});

describe('wireValue', () => {
  it('trims texts and converts blank ones to null', () => {
    expect(wire('name', '  Vereda ')).toBe('Vereda');
    expect(wire('nif', '   ')).toBeNull();
  });

  it('parses the typed year', () => {
    expect(wire('foundation_year', ' 2024 ')).toBe(2024);
    expect(wire('foundation_year', '-5')).toBe(-5);
    expect(wire('foundation_year', '2024.5')).toBeNaN();
    expect(wire('foundation_year', 'last year')).toBeNaN();
    expect(wire('foundation_year', '9'.repeat(10_000))).toBeNaN();
  });

  it('distinguishes an untouched year from a cleared one', () => {
    expect(wire('foundation_year', null)).toBe(2026);
    expect(wire('foundation_year', '')).toBeNull();
  });

  it('uses the default for unanswered fields, and keeps an answer of 0', () => {
    expect(wire('technical_expertise', null)).toBe(5);
    expect(wire('network_effects', 0)).toBe(0);
    expect(wire('burn_rate', null)).toBeNull();
  });

  it('tells a switch that states 0 from a typed 0', () => {
    expect(wire('burn_rate', false)).toBe(0);
    expect(wire('burn_rate', 0)).toBe('0');
    expect(wire('burn_rate', -3)).toBe('-3');
    expect(wire('burn_rate', 5)).toBe(5);
    expect(wire('revenue', 0)).toBe(0);
    expect(isAnswered(wizardField('burn_rate'), { ...emptyValues(), burn_rate: false })).toBe(true);
  });
});

describe('isDefaulted', () => {
  it('ends as soon as the field is answered, even with the default itself', () => {
    const values = requiredValues();
    const field = wizardField('technical_expertise');
    expect(isDefaulted(field, values, year)).toBe(true);
    expect(isDefaulted(field, { ...values, technical_expertise: 5 }, year)).toBe(false);
  });

  it('is never true for an empty field without a default', () => {
    expect(isDefaulted(wizardField('revenue'), emptyValues(), year)).toBe(false);
  });
});
