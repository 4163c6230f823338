import { describe, expect, it } from 'vitest';

import { filledValues, requiredValues } from '../testing/filledValues.ts';
import {
  answeredOf,
  canEnter,
  fieldsOfStep,
  initialWizardState,
  isValid,
  lastStep,
  reduce,
  stepOfField,
  steps,
  type WizardEvent,
  type WizardState,
  validate,
} from './wizard.ts';
import { emptyValues, type WizardValues } from './wizardValues.ts';

const run = (state: WizardState, ...events: WizardEvent[]) => events.reduce(reduce, state);
const atSummary = initialWizardState(lastStep);

describe('moving through the steps', () => {
  it('starts at the first step without a submission or notice', () => {
    expect(initialWizardState()).toMatchObject({ step: 0, submission: 'idle', notice: null });
  });

  it('clamps a restored step', () => {
    expect(initialWizardState(3).step).toBe(3);
    expect(initialWizardState(99).step).toBe(6);
    expect(initialWizardState(-1).step).toBe(0);
    expect(initialWizardState(Number.NaN).step).toBe(0);
  });

  it('moves forward only when the step is valid', () => {
    expect(reduce(initialWizardState(2), { type: 'next', isValid: false }).step).toBe(2);
    expect(reduce(initialWizardState(2), { type: 'next', isValid: true }).step).toBe(3);
  });

  it('does not move beyond the summary or before the first step', () => {
    expect(reduce(atSummary, { type: 'next', isValid: true })).toBe(atSummary);
    expect(reduce(initialWizardState(), { type: 'previous' }).step).toBe(0);
  });

  it('always allows going back', () => {
    expect(reduce(initialWizardState(4), { type: 'previous' }).step).toBe(3);
  });

  it('allows the stepper to open the current step and earlier ones, never later ones', () => {
    const state = initialWizardState(3);
    expect([0, 1, 2, 3, 4, 5, 6].filter((step) => canEnter(state, step))).toEqual([0, 1, 2, 3]);
    expect(canEnter(state, -1)).toBe(false);
    expect(canEnter(state, 1.5)).toBe(false);
    expect(reduce(state, { type: 'enter', step: 1 }).step).toBe(1);
    expect(reduce(state, { type: 'enter', step: 5 })).toBe(state);
  });

  it('returns to the summary after leaving it, once the step is valid', () => {
    const away = run(atSummary, { type: 'enter', step: 1 }, { type: 'next', isValid: true });
    expect(away).toMatchObject({ step: 2, isFromSummary: true });
    expect(reduce(away, { type: 'backToSummary', isValid: false })).toBe(away);
    expect(reduce(away, { type: 'backToSummary', isValid: true })).toMatchObject({ step: 6, isFromSummary: false });
  });

  it('offers no return to the summary before it was reached, or after a reset', () => {
    const state = initialWizardState(3);
    expect(reduce(state, { type: 'backToSummary', isValid: true })).toBe(state);
    expect(run(atSummary, { type: 'previous' }, { type: 'reset' }).isFromSummary).toBe(false);
  });
});

describe('submission', () => {
  const submitting = reduce(atSummary, { type: 'submit', isValid: true });

  it('requires the last step and a valid form', () => {
    expect(reduce(atSummary, { type: 'submit', isValid: false })).toBe(atSummary);
    expect(reduce(initialWizardState(5), { type: 'submit', isValid: true }).submission).toBe('idle');
    expect(submitting.submission).toBe('submitting');
  });

  it('locks the wizard while it is pending', () => {
    expect(reduce(submitting, { type: 'previous' })).toBe(submitting);
    expect(reduce(submitting, { type: 'enter', step: 0 })).toBe(submitting);
    expect(reduce(submitting, { type: 'submit', isValid: true })).toBe(submitting);
  });

  it('ends in a notice with the id, which stays after the reset until it is dismissed', () => {
    const created = reduce(submitting, { type: 'created', id: 61, startupName: 'Vereda' });
    expect(created).toMatchObject({
      step: 6,
      submission: 'created',
      notice: { kind: 'created', id: 61, startupName: 'Vereda' },
    });
    const reset = reduce(created, { type: 'reset' });
    expect(reset).toMatchObject({ step: 0, submission: 'idle', notice: created.notice });
    expect(reduce(reset, { type: 'dismiss' }).notice).toBeNull();
  });

  it('cannot be submitted twice before the form is reset', () => {
    const created = reduce(submitting, { type: 'created', id: 61, startupName: 'Vereda' });
    expect(reduce(created, { type: 'submit', isValid: true })).toBe(created);
  });

  it('ends in an error notice and stays on the step, or opens the step with the issue', () => {
    const failed = reduce(submitting, { type: 'failed', message: 'No' });
    expect(failed).toMatchObject({ step: 6, submission: 'idle', notice: { kind: 'failed', message: 'No' } });
    expect(reduce(submitting, { type: 'failed', message: 'No', step: 3 }).step).toBe(3);
  });

  it('removes the previous notice when it is retried', () => {
    const state = run(submitting, { type: 'failed', message: 'No' }, { type: 'submit', isValid: true });
    expect(state).toMatchObject({ step: 6, submission: 'submitting', notice: null });
  });

  it('ignores a response without a pending request', () => {
    expect(reduce(atSummary, { type: 'created', id: 1, startupName: 'x' })).toBe(atSummary);
    expect(reduce(atSummary, { type: 'failed', message: 'late' })).toBe(atSummary);
  });
});

describe('validation', () => {
  const options = { currentYear: 2026, locale: 'en' } as const;
  const messages = (values: WizardValues, step: number) => Object.fromEntries(validate(values, step, options));

  it('has seven steps with each field of the wizard exactly once', () => {
    expect(steps).toEqual(['general', 'classification', 'team', 'market', 'financials', 'innovation', 'summary']);
    const ids = steps.flatMap((_, step) => fieldsOfStep(step).map((field) => field.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(49);
    expect(fieldsOfStep(lastStep)).toEqual([]);
  });

  it('accepts a new form except for its empty required fields', () => {
    expect(messages(emptyValues(), lastStep)).toEqual({
      name: 'Startup Name is required',
      location: 'Location is required',
      description: 'Description is required',
      industry_id: 'Industry is required',
      stage_id: 'Stage is required',
      business_model_id: 'Business Model is required',
      market_size_id: 'Market Size is required',
      total_market_size: 'Total Market Size is required',
      target_segment_size: 'Target Segment Size is required',
      financing_type_id: 'Financing Type is required',
      burn_rate: 'Burn Rate is required',
      profit_margin: 'Profit Margin is required',
    });
  });

  it('accepts untouched slider steps', () => {
    expect(isValid(emptyValues(), steps.indexOf('team'), options)).toBe(true);
    expect(isValid(emptyValues(), steps.indexOf('innovation'), options)).toBe(true);
  });

  it('validates a step by its own fields, and the summary by all', () => {
    const values = { ...filledValues(), team_size: 0 };
    expect(isValid(values, 0, options)).toBe(true);
    expect(messages(values, 2)).toEqual({ team_size: 'Team Size must be between 1 and 1000' });
    expect(isValid(values, lastStep, options)).toBe(false);
    expect(isValid(filledValues(), lastStep, options)).toBe(true);
  });

  it('uses the messages of the field table', () => {
    expect(
      messages(
        { ...filledValues(), foundation_year: '1899', website_url: 'vereda', linkedin_url: 'https://linkedin' },
        0,
      ),
    ).toEqual({
      foundation_year: 'Foundation year must be between 1900 and current year',
      website_url: 'Website URL must be a valid URL (e.g., https://example.com)',
      linkedin_url: 'LinkedIn URL must include a valid domain (e.g., linkedin.com)',
    });
    expect(messages({ ...filledValues(), foundation_year: '' }, 0)).toEqual({
      foundation_year: 'Foundation year is required',
    });
    expect(
      messages({ ...filledValues(), funding_raised: 0, burn_rate: 0, revenue: -1, profit_margin: Number.NaN }, 4),
    ).toEqual({
      funding_raised: 'Funding Raised must be greater than 0',
      burn_rate: 'Burn Rate must be greater than 0',
      revenue: 'Revenue must be greater or equal to 0',
      profit_margin: 'Profit Margin must be a number',
    });
  });

  it('is translated to Spanish', () => {
    expect(validate({ ...filledValues(), burn_rate: 0 }, 4, { ...options, locale: 'es' }).get('burn_rate')).toBe(
      'Gasto mensual neto debe ser mayor que 0',
    );
  });

  it('counts answers, but not unconfirmed defaults', () => {
    expect(answeredOf(requiredValues(), 2)).toEqual({ answered: 0, total: 8 });
    expect(answeredOf(filledValues(), 2)).toEqual({ answered: 6, total: 8 });
  });

  it('returns the step of every field', () => {
    expect([stepOfField('name'), stepOfField('financing_type_id'), stepOfField('network_effects')]).toEqual([0, 4, 5]);
  });
});
