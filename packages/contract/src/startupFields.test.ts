import { evaluatedFields, inputDomains } from '@aval/metrics';
import { describe, expect, test } from 'vitest';

import { ruleSourceTexts } from './fields/ruleSourceTexts.ts';
import { ruleSources } from './fields/StartupField.ts';
import { startupFieldIssue } from './startupFieldIssue.ts';
import {
  fieldGroups,
  fieldLabel,
  fieldsOf,
  administratorFields,
  ownerEditableFields,
  ownerProposedFields,
  requiredInputs,
  startupField,
  startupFieldIds,
  startupFields,
} from './startupFields.ts';

const options = { currentYear: 2026, locale: 'en' } as const;

const idsFrom = (...sources: readonly string[]) =>
  startupFields.filter((field) => sources.includes(field.source)).map((field) => field.id);

const isOwners = (id: string) => ownerEditableFields.some((own) => own === id);

describe('the field table', () => {
  test('labels a field, and an unknown one by its id', () => {
    expect(fieldLabel('burn_rate')).toEqual(startupField('burn_rate').label);
    expect(fieldLabel('field_of_a_newer_version').es).toBe('field_of_a_newer_version');
  });

  test('has unique ids', () => {
    expect(new Set(startupFieldIds).size).toBe(startupFieldIds.length);
  });

  test.each(evaluatedFields.filter((id) => id !== 'foundation_year'))('%s has the range of the model', (id) => {
    const { min, max, exclusive } = inputDomains[id];
    const lower = exclusive ? { greaterThan: min } : { min };
    expect(startupField(id)).toMatchObject({ evaluated: true, max, ...lower });
  });

  test('leaves the latest foundation year to the clock', () => {
    const { min } = inputDomains.foundation_year;
    expect(startupField('foundation_year')).toMatchObject({ evaluated: true, min });
    expect(startupField('foundation_year').max).toBeUndefined();
  });

  test('requires the 34 inputs of an evaluation and three texts', () => {
    const others = startupFields.filter((field) => field.required && !requiredInputs.includes(field.id));
    expect(requiredInputs).toHaveLength(34);
    expect(others.map((field) => field.id)).toEqual(['name', 'location', 'description']);
  });

  test.each(startupFields)('has every text of $id in both languages', (field) => {
    const anchors = (field.anchors ?? []).map((anchor) => anchor.label);
    const { label, shortLabel, mappingLabel, help, placeholder, unit, section } = field;
    const texts = [label, shortLabel, mappingLabel, help, placeholder, unit, section, ...anchors];
    const incomplete = texts.filter((text) => text && (text.en.trim() === '' || text.es.trim() === ''));
    expect(incomplete).toEqual([]);
  });

  test('has a label for every stop of a rating from 1 to 5', () => {
    const ratings = startupFields.filter((field) => field.kind === 'rating' && field.max === 5);
    expect(ratings.map((field) => [field.id, field.anchors?.map((anchor) => anchor.value)])).toEqual(
      ratings.map((field) => [field.id, [1, 2, 3, 4, 5]]),
    );
    expect(ratings).toHaveLength(12);
  });

  test.each(startupFields)('has labels and ticks of $id only inside its range', (field) => {
    const stops = [...(field.ticks ?? []), ...(field.anchors ?? []).map((anchor) => anchor.value)];
    expect(stops.filter((stop) => startupFieldIssue(field.id, stop, options))).toEqual([]);
  });

  test('has the rule source of each field', () => {
    const inModel = startupFields.filter((field) => field.id in inputDomains && field.kind !== 'year');
    expect(idsFrom('model', 'settled')).toEqual(inModel.map((field) => field.id));
    expect(idsFrom('calendar')).toEqual(['foundation_year']);
    expect(idsFrom('list')).toEqual(startupFields.filter((field) => field.lookup).map((field) => field.id));
    expect(idsFrom('address')).toEqual(startupFields.filter((field) => field.kind === 'url').map((field) => field.id));
    expect(idsFrom('facts')).toEqual(startupFields.filter((field) => field.kind === 'object').map((field) => field.id));
    expect(idsFrom('access')).toEqual(['is_private', 'is_owner', 'user_id']);
    expect(idsFrom('register')).toEqual(
      startupFields.filter(({ kind }) => kind === 'text' || kind === 'longText').map((field) => field.id),
    );
  });

  test.each(ruleSources)('describes the source %s in both languages', (source) => {
    const { en, es } = ruleSourceTexts[source];
    expect([en, es].filter((text) => text.trim() === '')).toEqual([]);
    expect(en).not.toBe(es);
  });

  test('explains the scale of the regulatory environment', () => {
    expect(startupField('regulatory_environment').help?.en).toBe('From 1, hostile, to 5, supportive.');
  });

  test('has a list of choices exactly for choice fields', () => {
    const withList = startupFields.filter((field) => field.lookup).map((field) => field.id);
    expect(withList).toEqual(startupFields.filter((field) => field.kind === 'choice').map((field) => field.id));
  });

  test('is divided into six groups without omissions', () => {
    expect(fieldGroups.map((group) => group.title.en)).toEqual([
      'General Information',
      'Classification',
      'Team',
      'Market',
      'Financials',
      'Innovation & Technology',
    ]);
    expect(fieldGroups.flatMap((group) => fieldsOf(group.id))).toEqual(startupFields);
  });

  test('has exactly the targets of the document mapping, with the tax number under its full name', () => {
    const targets = startupFields.filter((field) => field.mappable).map((field) => field.id);
    expect(targets).toHaveLength(49);
    expect(targets).toContain('user_id');
    expect(targets).not.toContain('is_owner');
    expect(startupField('nif').mappingLabel?.en).toBe('Tax ID Number');
  });

  test('lets an owner change what the evaluation does not read, and propose the rest of a description', () => {
    expect(ownerEditableFields.filter((id) => startupField(id).evaluated)).toEqual([]);
    expect(ownerEditableFields).toHaveLength(8);
    const others = startupFields.filter(({ id, evaluated }) => !evaluated && !isOwners(id)).map(({ id }) => id);
    expect(others.toSorted()).toEqual(administratorFields.toSorted());
    expect(ownerProposedFields.map((id) => startupField(id).evaluated)).toEqual([true, true, true, true]);
  });

  test('throws for an unknown id', () => {
    // @ts-expect-error no such field
    expect(() => startupField('nmae')).toThrow(RangeError);
  });
});

describe('the defaults', () => {
  test('make a new form valid except for its empty required fields', () => {
    const wrong = startupFields
      .filter((field) => field.wizard)
      .filter((field) => startupFieldIssue(field.id, field.id === 'foundation_year' ? 2026 : field.default, options))
      .map((field) => field.id);
    expect(wrong).toEqual([
      'name',
      'location',
      'description',
      'industry_id',
      'stage_id',
      'business_model_id',
      'market_size_id',
      'total_market_size',
      'target_segment_size',
      'financing_type_id',
      'burn_rate',
      'profit_margin',
    ]);
  });

  test('of the create form have the specified values', () => {
    const defaults = startupFields.filter((field) => field.default !== undefined);
    expect(Object.fromEntries(defaults.map((field) => [field.id, field.default]))).toEqual({
      is_private: 1,
      is_owner: true,
      founder_count: 5,
      team_size: 500,
      founders_education_level: 5,
      industry_experience_years: 25,
      technical_expertise: 5,
      business_expertise: 5,
      team_completeness: 5,
      execution_capacity: 5,
      competitor_count: 500,
      market_growth_rate: 50,
      entry_barriers: 3,
      market_maturity: 3,
      regulatory_environment: 3,
      cash_runway_months: 60,
      innovation_level: 5,
      patent_count: 0,
      unique_technology: 1,
      price_advantage: 1,
      unique_features: 5,
      scalability_potential: 5,
      marginal_cost: 0,
      network_effects: 1,
      customer_feedback: 2,
      problem_relevance: 5,
    });
  });

  test('of an import are valid, and absent exactly for fields that the user must enter', () => {
    const given = startupFields.filter((field) => field.importDefault !== undefined);
    const wrong = given.filter((field) => startupFieldIssue(field.id, field.importDefault, options));
    expect(wrong).toEqual([]);
    const asked = startupFields.filter((field) => field.required && !given.includes(field)).map((field) => field.id);
    expect(asked).toEqual(['name', 'location', 'description', 'total_market_size', 'target_segment_size', 'burn_rate']);
    expect(startupField('foundation_year').importDefault).toBe(1900);
    expect(startupField('profit_margin').importDefault).toBe(-100);
    expect(startupField('unique_features').importDefault).toBe(0);
    expect(startupField('scalability_potential').importDefault).toBe(1);
  });
});
