import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { parseInput } from '../parseInput.ts';
import { startupFields } from '../startupFields.ts';
import { newStartup } from '../testing/newStartup.ts';
import { createStartupSchema, readOnlyStartupFields, updateStartupSchema } from './sentStartup.ts';

const create = (changes: Record<string, unknown> = {}) =>
  parseInput(createStartupSchema, { ...newStartup(), ...changes }, 'en');
const update = (changes: unknown) => parseInput(updateStartupSchema, changes, 'en');
const refusal = (path: string, message: string) => ({ ok: false, issues: [{ path, message }] });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-01T00:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('creating', () => {
  test('accepts the form’s defaults with the required values', () => {
    expect(create()).toMatchObject({ ok: true, value: { name: 'Kelpa', competitor_count: 500, is_owner: true } });
  });

  test.each(startupFields.filter((field) => field.required))('refuses a missing $id', ({ id, label }) => {
    expect(create({ [id]: undefined })).toEqual(refusal(id, `${label.en} is required`));
    expect(create({ [id]: null })).toEqual(refusal(id, `${label.en} is required`));
  });

  test('rejects values out of range instead of clamping them', () => {
    expect(create({ marginal_cost: 1.01 })).toEqual(refusal('marginal_cost', 'Marginal Cost must be between 0 and 1'));
    expect(create({ foundation_year: 2027 })).toEqual(
      refusal('foundation_year', 'Foundation year must be between 1900 and current year'),
    );
  });

  test('reports every unknown field', () => {
    expect(create({ nmae: 'x', techincal_expertise: 3 })).toEqual({
      ok: false,
      issues: [
        { path: 'nmae', message: 'Unknown field: nmae' },
        { path: 'techincal_expertise', message: 'Unknown field: techincal_expertise' },
      ],
    });
  });

  test('reports several issues in the order of the screens', () => {
    const result = create({ problem_relevance: 9, website_url: 'https://kelpa', team_size: 0, name: '' });
    expect(result.ok ? [] : result.issues.map((issue) => issue.path)).toEqual([
      'name',
      'website_url',
      'team_size',
      'problem_relevance',
    ]);
  });

  test('trims texts and stores empty optional ones as null', () => {
    expect(create({ name: '  Kelpa ', nif: ' ', website_url: ' https://kelpa.example ' })).toMatchObject({
      value: { name: 'Kelpa', nif: null, website_url: 'https://kelpa.example' },
    });
  });

  test('accepts only evaluated fields as defaulted', () => {
    expect(create({ defaulted_fields: ['team_size', 'network_effects'] })).toMatchObject({ ok: true });
    expect(create({ defaulted_fields: ['team_size', 'name'] })).toEqual(
      refusal('defaulted_fields.1', 'Unknown field: name'),
    );
  });

  test('validates the structured facts', () => {
    const team = { members: [{ id: 1, name: 'Ana' }, { id: 'b' }], relationships: [{ a: 1, b: 'b', strength: 8 }] };
    expect(create({ team })).toMatchObject({ ok: true, value: { team } });
    expect(create({ team: { relationships: [{ a: 1, b: 2, strength: 11 }] } })).toMatchObject(
      refusal('team.relationships.0.strength', 'Strength must be between 0 and 10'),
    );
    expect(create({ value_proposition: { corprate: {} } })).toMatchObject(
      refusal('value_proposition.corprate', 'Unknown field: value_proposition.corprate'),
    );
    expect(create({ financials: { revenue_history: [{ year: 2024, revenue: 'x' }] } })).toMatchObject({ ok: false });
    expect(create({ team: { members: [{ id: 'a\0' }] } })).toMatchObject({ ok: false });
  });

  test('rejects provenance that only the server may write', () => {
    const stated = { kind: 'stated', quote: 'page one', page: 1 };
    expect(create({ field_sources: { team_size: stated } })).toMatchObject({ ok: true });
    expect(create({ field_sources: { team_size: { ...stated, by: 1 } } })).toMatchObject({ ok: false });
    expect(create({ field_sources: { nmae: stated } })).toMatchObject({ ok: false });
    expect(create({ field_sources: { name: { ...stated, quote: 'a\0' } } })).toMatchObject({ ok: false });
  });

  test.each(['null', '[]', '"text"', '7'])('rejects %s', (json) => {
    expect(parseInput(createStartupSchema, JSON.parse(json), 'en').ok).toBe(false);
  });
});

describe('changing', () => {
  test('accepts any subset', () => {
    expect(update({ team_size: 7 })).toEqual({ ok: true, value: { team_size: 7 } });
    expect(update({})).toEqual({ ok: true, value: {} });
  });

  test('clears optional fields and refuses to clear required ones', () => {
    expect(update({ revenue: null, website_url: '' })).toEqual({
      ok: true,
      value: { revenue: null, website_url: null },
    });
    expect(update({ team_size: null })).toEqual(refusal('team_size', 'Team Size is required'));
    expect(update({ name: '' })).toEqual(refusal('name', 'Startup Name is required'));
  });

  test('drops the read-only fields that a form sends back, and rejects unknown ones', () => {
    const sentBack = Object.fromEntries(readOnlyStartupFields.map((id) => [id, 'anything']));
    expect(update({ ...sentBack, team_size: 7 })).toEqual({ ok: true, value: { team_size: 7 } });
    expect(update({ nmae: 'x' })).toEqual(refusal('nmae', 'Unknown field: nmae'));
  });
});
