import * as z from 'zod/mini';

import type { StartupField } from '../fields/StartupField.ts';
import { isBlank } from '../isBlank.ts';
import { message } from '../messages.ts';
import { startupFieldIssueText } from '../startupFieldIssue.ts';
import {
  isStartupFieldId,
  type NumberFieldId,
  type RequiredFieldId,
  type StartupFieldId,
  startupField,
  startupFieldIds,
  type TextFieldId,
} from '../startupFields.ts';
import { isStorableText } from '../storableText.ts';
import { sentAnswersSchema } from './contradictionAnswer.ts';
import { judged, rowId } from './primitives.ts';
import { sourceKinds } from './startup.ts';
import { financialFactsSchema, teamFactsSchema, valuePropositionFactsSchema } from './startupFacts.ts';
import { isTextId, numberIds, shapeBy, shapeOf, textIds } from './startupShape.ts';

/** The schema of a sent field, validated by the field table. */
function sentField<Value>(id: StartupFieldId) {
  const field = startupField(id);
  const isText = isTextId(id);
  return judged<Value>(
    (value) => startupFieldIssueText(id, value, new Date().getUTCFullYear()),
    {
      type: field.required ? (isText ? 'string' : 'number') : [isText ? 'string' : 'number', 'null'],
      description: [field.label.en, field.help?.en].filter(Boolean).join(': '),
      ...bounds(field),
    },
    (value) => stored(value),
  );
}

function bounds({ min, max, greaterThan, maxLength }: StartupField): Record<string, number> {
  return {
    ...(min === undefined ? {} : { minimum: min }),
    ...(greaterThan === undefined ? {} : { exclusiveMinimum: greaterThan }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}

/** Trims texts and converts empty ones to null. */
function stored<Value>(value: Value): Value {
  if (typeof value !== 'string') return value;
  return (isBlank(value) ? null : value.trim()) as Value;
}

type RequiredText = Extract<TextFieldId, RequiredFieldId>;
type RequiredNumber = Extract<NumberFieldId, RequiredFieldId>;
type OptionalText = Exclude<TextFieldId, RequiredFieldId>;
type OptionalNumber = Exclude<NumberFieldId, RequiredFieldId>;

const isRequired = (id: StartupFieldId) => startupField(id).required;
const requiredTextIds = textIds.filter((id): id is RequiredText => isRequired(id));
const requiredNumberIds = numberIds.filter((id): id is RequiredNumber => isRequired(id));
const requiredTexts = shapeBy(requiredTextIds, (id) => sentField<string>(id));
const requiredNumbers = shapeBy(requiredNumberIds, (id) => sentField<number>(id));
const changedTexts = shapeBy(requiredTextIds, (id) => z.exactOptional(sentField<string>(id)));
const changedNumbers = shapeBy(requiredNumberIds, (id) => z.exactOptional(sentField<number>(id)));
const optionalTexts = shapeBy(
  textIds.filter((id): id is OptionalText => !isRequired(id)),
  (id) => z.exactOptional(sentField<string | null>(id)),
);
const optionalNumbers = shapeBy(
  numberIds.filter((id): id is OptionalNumber => !isRequired(id)),
  (id) => z.exactOptional(sentField<number | null>(id)),
);

const defaultableField = judged<StartupFieldId>(
  (value) =>
    typeof value === 'string' && isStartupFieldId(value) && startupField(value).evaluated
      ? null
      : message('unknownField', { field: String(value).slice(0, 100) }),
  { type: 'string' },
);

const evidence = z.exactOptional(z.nullable(z.string().check(z.maxLength(2048), z.refine(isStorableText))));
const sentSource = z.strictObject({
  kind: z.enum(sourceKinds),
  document_id: z.exactOptional(z.nullable(rowId)),
  page: z.exactOptional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)))),
  cell: evidence,
  quote: evidence,
  url: evidence,
  confidence: z.exactOptional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
  /** Of which day the value is according to its source. */
  as_of: z.exactOptional(z.nullable(z.iso.date())),
});

const beside = {
  is_private: z.exactOptional(judged<0 | 1>((value) => bitIssue('is_private', value), { enum: [0, 1] })),
  team: z.exactOptional(z.nullable(teamFactsSchema)),
  financials: z.exactOptional(z.nullable(financialFactsSchema)),
  value_proposition: z.exactOptional(z.nullable(valuePropositionFactsSchema)),
  defaulted_fields: z.exactOptional(z.array(defaultableField).check(z.maxLength(100))),
  field_sources: z.exactOptional(z.record(z.string().check(z.refine(isStartupFieldId)), sentSource)),
  answers: z.exactOptional(sentAnswersSchema),
};

const evaluatedNumbers = shapeBy(
  numberIds.filter((id) => startupField(id).evaluated),
  (id) => z.exactOptional(sentField<number | null>(id)),
);

/** Facts that the evaluation reads, at least one of them. */
export const proposedFactsSchema = z
  .strictObject({
    ...inTableOrder(evaluatedNumbers),
    team: beside.team,
    financials: beside.financials,
    value_proposition: beside.value_proposition,
  })
  .check(z.refine((facts) => Object.keys(facts).length > 0));

const confirmableField = judged<StartupFieldId>(
  (value) =>
    typeof value === 'string' && isStartupFieldId(value) && isFact(value)
      ? null
      : message('unknownField', { field: String(value).slice(0, 100) }),
  { type: 'string' },
);

/** The facts of which somebody says that they are still so. */
export const confirmFactsSchema = z
  .strictObject({ fields: z.array(confirmableField).check(z.minLength(1), z.maxLength(100)) })
  .register(z.globalRegistry, { id: 'ConfirmFacts' });

function isFact(id: StartupFieldId): boolean {
  return startupField(id).evaluated || startupField(id).kind === 'object';
}

/** A new startup: every field of the table, and the defaulted ones in `defaulted_fields`. Rejects unknown fields. */
export const createStartupSchema = z
  .strictObject({
    ...inTableOrder({ ...requiredTexts, ...requiredNumbers, ...optionalTexts, ...optionalNumbers }),
    ...beside,
    is_owner: z.exactOptional(judged<boolean>((value) => bitIssue('is_owner', value), { type: 'boolean' })),
    owners: z.exactOptional(z.array(rowId).check(z.maxLength(100))),
  })
  .register(z.globalRegistry, { id: 'CreateStartup' });
export type CreateStartup = z.output<typeof createStartupSchema>;

/** Fields that forms send back with a whole startup; accepted and ignored. */
export const readOnlyStartupFields = [
  'id',
  'created_at',
  'updated_at',
  'IE_investability_score',
  'IE_investability_level',
  'coverage',
  'evidenced',
  'range',
  'caps',
  'is_owner',
  'is_following',
  'owners',
  'review',
  'open_contradictions',
  'can_answer',
] as const;

/** Any subset of a startup; required fields may be omitted but not cleared. Read-only fields are dropped. */
export const updateStartupSchema = z
  .strictObject({
    ...inTableOrder({ ...changedTexts, ...changedNumbers, ...optionalTexts, ...optionalNumbers }),
    ...beside,
    ...shapeOf(readOnlyStartupFields, z.exactOptional(z.unknown())),
  })
  .check(
    z.overwrite((changes) => {
      const kept = { ...changes };
      for (const id of readOnlyStartupFields) delete kept[id];
      return kept;
    }),
  )
  .register(z.globalRegistry, { id: 'UpdateStartup' });
export type UpdateStartup = z.output<typeof updateStartupSchema>;

function bitIssue(id: 'is_private' | 'is_owner', value: unknown) {
  if (value === undefined) return null;
  if (value === null) return message('yesOrNo', { label: startupField(id).label });
  return startupFieldIssueText(id, value, 0);
}

/** Sorts the keys in display order, so that issues have that order. */
function inTableOrder<Shape extends object>(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).toSorted(([a], [b]) => placeOf(a) - placeOf(b))) as Shape;
}

function placeOf(id: string): number {
  return isStartupFieldId(id) ? startupFieldIds.indexOf(id) : startupFieldIds.length;
}
