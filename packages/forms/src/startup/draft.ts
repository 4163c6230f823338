import { isRequestKey, newRequestKey } from './requestKey.ts';
import { lastStep } from './wizard.ts';
import { isTypedFigure, type WizardField, wizardFields } from './wizardFields.ts';
import { emptyValues, type FieldValue, type WizardValues } from './wizardValues.ts';

/** An unfinished form, as plain JSON. */
export interface WizardDraft {
  /** 0 to 6. */
  step: number;
  values: Partial<WizardValues>;
  /** Whether the user left the summary for this step. */
  isFromSummary?: boolean | undefined;
  /** The idempotency key of the request that creates this startup, so that a retry never creates a second one. */
  requestKey?: string | undefined;
  /** The reasons given for figures that contradict each other, by the contradiction's id. */
  answers?: Answers | undefined;
}

/** Reasons by the id of a contradiction. */
export type Answers = Readonly<Record<string, string>>;

/**
 * Merges the values of a draft into those of a new form. Invalid values are dropped, so that a draft of another
 * version, or a damaged one, never breaks the form.
 */
export function valuesOfDraft(draft: WizardDraft | null | undefined): WizardValues {
  const values = emptyValues();
  for (const field of wizardFields) {
    const value: unknown = draft?.values?.[field.id];
    if (isValueOf(field, value)) values[field.id] = value;
  }
  return values;
}

/** The step of a draft; the first one when it is missing or invalid. */
export function stepOfDraft(draft: WizardDraft | null | undefined): number {
  const step = draft?.step;
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= lastStep ? step : 0;
}

/** The request key of a draft; a new one when it has none. */
export function requestKeyOf(draft: WizardDraft | null | undefined): string {
  return isRequestKey(draft?.requestKey) ? draft.requestKey : newRequestKey();
}

/** The reasons in a draft, without invalid ones. */
export function answersOfDraft(draft: WizardDraft | null | undefined): Answers {
  const entries: [string, unknown][] = Object.entries(draft?.answers ?? {});
  return Object.fromEntries(entries.flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])));
}

/** Whether a form differs from a new one. */
export function hasContent(values: WizardValues): boolean {
  const empty = emptyValues();
  return wizardFields.some((field) => values[field.id] !== empty[field.id]);
}

function isValueOf(field: WizardField, value: unknown): value is FieldValue {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'url':
      return typeof value === 'string';
    case 'year':
      return value === null || typeof value === 'string';
    case 'boolean':
      return field.min === undefined ? typeof value === 'boolean' : value === 0 || value === 1;
    default:
      if (typeof value === 'string') return isTypedFigure(field);
      if (value === false) return field.zero !== undefined;
      return value === null || (typeof value === 'number' && Number.isFinite(value));
  }
}
