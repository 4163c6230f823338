import { type FieldGroupId, fieldGroupIds, startupFieldIssue } from '@aval/contract';
import type { Locale } from '@aval/metrics';

import { wizardField, type WizardFieldId, wizardFields, wizardFieldsOf } from './wizardFields.ts';
import { isAnswered, wireValue, type WizardValues } from './wizardValues.ts';

/** The steps in order: one for each group of fields, then the summary. */
export const steps = [...fieldGroupIds, 'summary'] as const;
export type StepId = FieldGroupId | 'summary';

export interface ValidationOptions {
  /** The maximum foundation year, and the initial one of a new form. */
  currentYear: number;
  locale: Locale;
}

/** The fields of one step; the summary has none. */
export function fieldsOfStep(step: number) {
  const id = steps[step];
  return id === undefined || id === 'summary' ? [] : wizardFieldsOf(id);
}

/**
 * The issues of one step by field; the summary validates the whole form.
 *
 * @returns Messages in screen order; empty when the step is valid.
 */
export function validate(
  values: WizardValues,
  step: number,
  options: ValidationOptions,
): ReadonlyMap<WizardFieldId, string> {
  const issues = new Map<WizardFieldId, string>();
  for (const field of steps[step] === 'summary' ? wizardFields : fieldsOfStep(step)) {
    const issue = startupFieldIssue(field.id, wireValue(field, values, options.currentYear), options);
    if (issue !== null) issues.set(field.id, issue);
  }
  return issues;
}

/** Whether one step is valid; for the summary, the whole form. */
export function isValid(values: WizardValues, step: number, options: ValidationOptions): boolean {
  return validate(values, step, options).size === 0;
}

/** The number of empty and of invalid fields. */
export interface IssueCounts {
  missing: number;
  wrong: number;
}

export function countIssues(values: WizardValues, issues: ReadonlyMap<WizardFieldId, string>): IssueCounts {
  const wrong = [...issues.keys()].filter((id) => isAnswered(wizardField(id), values)).length;
  return { missing: issues.size - wrong, wrong };
}

/** How many of a step's required fields have been answered: unconfirmed defaults do not count. */
export function answeredOf(values: WizardValues, step: number): { answered: number; total: number } {
  const asked = fieldsOfStep(step).filter((field) => field.required);
  return { answered: asked.filter((field) => isAnswered(field, values)).length, total: asked.length };
}

/** The step that contains a field. */
export function stepOfField(id: WizardFieldId): number {
  return steps.findIndex((_, step) => fieldsOfStep(step).some((field) => field.id === id));
}

/** The last step that can be opened: the first with an issue, otherwise the summary. */
export function furthestStep(values: WizardValues, options: ValidationOptions): number {
  const wrong = steps.findIndex((_, step) => !isValid(values, step, options));
  return wrong === -1 ? lastStep : wrong;
}

/** The state of the wizard: the current step, the submission, and the notice above the form. */
export interface WizardState {
  /** 0 to 6. */
  step: number;
  /** Whether the user left the summary for this step and can return to it directly. */
  isFromSummary: boolean;
  submission: 'idle' | 'submitting' | 'created';
  notice: WizardNotice | null;
}

export type WizardNotice = { kind: 'created'; id: number; startupName: string } | { kind: 'failed'; message: string };

export type WizardEvent =
  | { type: 'next'; isValid: boolean }
  | { type: 'previous' }
  | { type: 'backToSummary'; isValid: boolean }
  | { type: 'enter'; step: number }
  /** Back or Forward of the browser, as far as the form is valid. */
  | { type: 'arrive'; step: number }
  | { type: 'submit'; isValid: boolean }
  | { type: 'created'; id: number; startupName: string }
  | { type: 'failed'; message: string; step?: number | undefined }
  | { type: 'reset' }
  | { type: 'dismiss' };

export const lastStep = steps.length - 1;

/** How long a created startup stays in the form before it is reset, in milliseconds. */
export const resetDelay = 2000;

export function initialWizardState(step = 0, isFromSummary = false): WizardState {
  const known = Math.min(Math.max(Math.trunc(step) || 0, 0), lastStep);
  return { step: known, isFromSummary: isFromSummary && known < lastStep, submission: 'idle', notice: null };
}

/** Moves to another step: after leaving the summary, the user can return to it until they are there again. */
function onStep(state: WizardState, step: number): WizardState {
  const isFromSummary = step < lastStep && (state.isFromSummary || state.step === lastStep);
  return { ...state, step, isFromSummary };
}

/** The stepper can only open the current step or an earlier one, and none while the form is being submitted. */
export function canEnter(state: WizardState, step: number): boolean {
  return state.submission === 'idle' && Number.isInteger(step) && step >= 0 && step <= state.step;
}

/**
 * Reduces an event.
 *
 * Moving forward and submitting require that the event reports valid values. A notice survives the reset after a
 * success, so that its link to the new startup stays available.
 */
export function reduce(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'next':
      return event.isValid && state.submission === 'idle' && state.step < lastStep
        ? onStep(state, state.step + 1)
        : state;
    case 'previous':
      return state.submission === 'idle' && state.step > 0 ? onStep(state, state.step - 1) : state;
    case 'backToSummary':
      return event.isValid && state.submission === 'idle' && state.isFromSummary ? onStep(state, lastStep) : state;
    case 'enter':
      return canEnter(state, event.step) ? onStep(state, event.step) : state;
    case 'arrive':
      return state.submission === 'idle' ? onStep(state, event.step) : state;
    case 'submit':
      return event.isValid && state.submission === 'idle' && state.step === lastStep
        ? { ...state, submission: 'submitting', notice: null }
        : state;
    case 'created':
      return state.submission === 'submitting'
        ? { ...state, submission: 'created', notice: { kind: 'created', id: event.id, startupName: event.startupName } }
        : state;
    case 'failed':
      return state.submission === 'submitting'
        ? {
            ...onStep(state, event.step ?? state.step),
            submission: 'idle',
            notice: { kind: 'failed', message: event.message },
          }
        : state;
    case 'reset':
      return { ...initialWizardState(), notice: state.notice };
    default:
      return { ...state, notice: null };
  }
}
