import * as z from 'zod/mini';

import type { StartupField } from '../fields/StartupField.ts';
import { message } from '../messages.ts';
import { startupFieldIssueText } from '../startupFieldIssue.ts';
import {
  isStartupFieldId,
  type NumberFieldId,
  type RequiredFieldId,
  type StartupFieldId,
  startupField,
  startupFieldIds,
  startupFields,
  type TextFieldId,
} from '../startupFields.ts';
import { isStorableText } from '../storableText.ts';
import { levelSchema, rangeSchema } from './calculation.ts';
import { judged, rowId, timestamp } from './primitives.ts';
import {
  financialFactsSchema,
  type StartupFinancials,
  type StartupTeam,
  type StartupValueProposition,
  teamFactsSchema,
  valuePropositionFactsSchema,
} from './startupFacts.ts';

const nullableText = z.nullable(z.string());
const nullableNumber = z.nullable(z.number());
const bit = z.union([z.literal(0), z.literal(1)]);

/** A startup as lists show it. */
export const startupListItemSchema = z
  .object({
    id: rowId,
    name: z.string(),
    description: nullableText,
    location: nullableText,
    foundation_year: nullableNumber,
    website_url: nullableText,
    industry_id: nullableNumber,
    stage_id: nullableNumber,
    business_model_id: nullableNumber,
    is_private: bit,
    is_owner: z.boolean(),
    is_following: z.boolean(),
    updated_at: timestamp,
    IE_investability_score: nullableNumber,
    IE_investability_level: levelSchema,
    coverage: nullableNumber,
    range: z.nullable(rangeSchema),
  })
  .register(z.globalRegistry, { id: 'StartupListItem' });
export type StartupListItem = z.output<typeof startupListItemSchema>;

export const sourceKinds = ['stated', 'defaulted', 'document', 'url', 'import'] as const;

/** Where the value of a field came from. Those who may not see the evidence get the kind alone. */
export const fieldSourceSchema = z
  .object({
    kind: z.enum(sourceKinds),
    document_id: z.optional(z.nullable(rowId)),
    /** Name of the file. */
    document: z.optional(z.nullable(z.string())),
    page: z.optional(z.nullable(z.number())),
    cell: z.optional(z.nullable(z.string())),
    quote: z.optional(z.nullable(z.string())),
    url: z.optional(z.nullable(z.string())),
    confidence: z.optional(z.nullable(z.number())),
    by: z.optional(z.nullable(rowId)),
    /** First and last name of who entered it. */
    by_name: z.optional(z.nullable(z.string())),
    at: z.optional(z.nullable(timestamp)),
  })
  .register(z.globalRegistry, { id: 'FieldSource' });
export type FieldSource = z.output<typeof fieldSourceSchema>;

export const personSchema = z.object({ id: rowId, first_name: z.string(), last_name: z.string() });
export type Person = z.output<typeof personSchema>;

const textIds = startupFields.map((field) => field.id).filter(isTextId);
const numberIds = startupFields.map((field) => field.id).filter(isNumberId);

/** Everything that is known of a startup. */
export const startupSchema = z
  .object({
    ...shapeOf(textIds, nullableText),
    ...shapeOf(numberIds, nullableNumber),
    ...startupListItemSchema.shape,
    team: storedFacts<StartupTeam>(),
    financials: storedFacts<StartupFinancials>(),
    value_proposition: storedFacts<StartupValueProposition>(),
    defaulted_fields: z.array(z.string()),
    field_sources: z.record(z.string(), fieldSourceSchema),
    owners: z.array(personSchema),
    created_at: timestamp,
  })
  .register(z.globalRegistry, { id: 'Startup' });
export type Startup = z.output<typeof startupSchema>;

/** The value of one field as it is sent: judged by the field table alone. */
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

/** Texts lose the spaces around them, and an empty one is no value. */
function stored<Value>(value: Value): Value {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return (text === '' ? null : text) as Value;
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
});

const beside = {
  is_private: z.exactOptional(judged<0 | 1>((value) => bitIssue('is_private', value), { enum: [0, 1] })),
  team: z.exactOptional(z.nullable(teamFactsSchema)),
  financials: z.exactOptional(z.nullable(financialFactsSchema)),
  value_proposition: z.exactOptional(z.nullable(valuePropositionFactsSchema)),
  defaulted_fields: z.exactOptional(z.array(defaultableField).check(z.maxLength(100))),
  field_sources: z.exactOptional(z.record(z.string().check(z.refine(isStartupFieldId)), sentSource)),
};

/** A new startup: every field by the table, what nobody stated in `defaulted_fields`, unknown fields refused by name. */
export const createStartupSchema = z
  .strictObject({
    ...inTableOrder({ ...requiredTexts, ...requiredNumbers, ...optionalTexts, ...optionalNumbers }),
    ...beside,
    is_owner: z.exactOptional(judged<boolean>((value) => bitIssue('is_owner', value), { type: 'boolean' })),
    owners: z.exactOptional(z.array(rowId).check(z.maxLength(100))),
  })
  .register(z.globalRegistry, { id: 'CreateStartup' });
export type CreateStartup = z.output<typeof createStartupSchema>;

/** Sent back by forms that hold a whole startup; accepted and ignored. */
export const readOnlyStartupFields = [
  'id',
  'created_at',
  'updated_at',
  'IE_investability_score',
  'IE_investability_level',
  'coverage',
  'range',
  'is_owner',
  'is_following',
  'owners',
] as const;

/** Any part of a startup; a required field may be left out but not emptied. Read-only fields are dropped. */
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

function isTextId(id: StartupFieldId): id is TextFieldId {
  return ['text', 'longText', 'url'].includes(startupField(id).kind);
}

function isNumberId(id: StartupFieldId): id is NumberFieldId {
  return !isTextId(id) && !['boolean', 'object'].includes(startupField(id).kind);
}

/** The same shape with its keys as the screens show them, so that issues come in that order. */
function inTableOrder<Shape extends object>(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).toSorted(([a], [b]) => placeOf(a) - placeOf(b))) as Shape;
}

function placeOf(id: string): number {
  return isStartupFieldId(id) ? startupFieldIds.indexOf(id) : startupFieldIds.length;
}

/** Facts were judged when they were written; reading them back never fails. */
function storedFacts<Facts>() {
  return judged<Facts | null>(() => null, { type: ['object', 'null'] });
}

function shapeOf<Id extends string, Schema>(ids: readonly Id[], schema: Schema): Record<Id, Schema> {
  return shapeBy(ids, () => schema);
}

function shapeBy<Id extends string, Schema>(ids: readonly Id[], schemaOf: (id: Id) => Schema): Record<Id, Schema> {
  return Object.fromEntries(ids.map((id) => [id, schemaOf(id)])) as Record<Id, Schema>;
}
