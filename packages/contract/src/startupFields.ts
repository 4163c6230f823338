import { classificationFields } from './fields/classification.ts';
import { financialsFields } from './fields/financials.ts';
import { generalFields } from './fields/general.ts';
import { innovationFields } from './fields/innovation.ts';
import { marketFields } from './fields/market.ts';
import { type FieldGroupId, fieldGroupIds, type FieldKind, type StartupField } from './fields/StartupField.ts';
import { teamFields } from './fields/team.ts';
import type { Text } from './text.ts';

const table = [
  ...generalFields,
  ...classificationFields,
  ...teamFields,
  ...marketFields,
  ...financialsFields,
  ...innovationFields,
] as const;

type Row = (typeof table)[number];
type RowOf<Kind extends FieldKind> = Extract<Row, { kind: Kind }>['id'];

export type StartupFieldId = Row['id'];
export type TextFieldId = RowOf<'text' | 'longText' | 'url'>;
export type NumberFieldId = RowOf<'year' | 'choice' | 'integer' | 'decimal' | 'rating' | 'unit' | 'money' | 'percent'>;
export type ObjectFieldId = RowOf<'object'>;
/** Fields that are required on create. */
export type RequiredFieldId = Extract<Row, { required: true }>['id'];

/** A row of the table with its typed id. */
export interface StartupFieldRow extends StartupField {
  id: StartupFieldId;
}

/** Every field of a startup in display order: the single source of types, ranges, defaults and labels. */
export const startupFields: readonly StartupFieldRow[] = table;

const byId = new Map<string, StartupFieldRow>(startupFields.map((field) => [field.id, field]));

/** Every field id in table order. */
export const startupFieldIds: readonly StartupFieldId[] = startupFields.map((field) => field.id);

export function isStartupFieldId(id: string): id is StartupFieldId {
  return byId.has(id);
}

/**
 * The row of one field.
 *
 * @throws RangeError when there is no such field.
 */
export function startupField(id: StartupFieldId): StartupFieldRow {
  const field = byId.get(id);
  if (!field) throw new RangeError(`startupField: there is no field '${id}'. See startupFieldIds.`);
  return field;
}

/** The label of a field; an unknown id, as in the data of a newer version, is its own label. */
export function fieldLabel(id: string): Text {
  return isStartupFieldId(id) ? startupField(id).label : { en: id, es: id };
}

/** The required inputs of the evaluation. */
export const requiredInputs: readonly StartupFieldId[] = startupFields
  .filter((field) => field.required && field.evaluated)
  .map((field) => field.id);

/** Fields that owners other than administrators may change: those that the evaluation does not read. */
export const ownerEditableFields = [
  'name',
  'description',
  'location',
  'website_url',
  'linkedin_url',
  'twitter_url',
  'youtube_url',
  'is_private',
] as const satisfies readonly StartupFieldId[];

/** Fields that describe a startup and move its score: owners propose a change. */
export const ownerProposedFields = [
  'foundation_year',
  'industry_id',
  'stage_id',
  'business_model_id',
] as const satisfies readonly StartupFieldId[];

/** Fields that only administrators change: the evaluation does not read them, and they are no description of an owner. */
export const administratorFields = [
  'nif',
  'is_owner',
  'user_id',
  'team_description',
  'market_description',
  'financial_description',
  'product_description',
] as const satisfies readonly StartupFieldId[];

export interface FieldGroup {
  id: FieldGroupId;
  title: Text;
}

const groupTitles: Record<FieldGroupId, Text> = {
  general: { en: 'General Information', es: 'Información general' },
  classification: { en: 'Classification', es: 'Clasificación' },
  team: { en: 'Team', es: 'Equipo' },
  market: { en: 'Market', es: 'Mercado' },
  financials: { en: 'Financials', es: 'Finanzas' },
  innovation: { en: 'Innovation & Technology', es: 'Innovación y tecnología' },
};

/** The sections of wizard, edit form and summary, in order. */
export const fieldGroups: readonly FieldGroup[] = fieldGroupIds.map((id) => ({ id, title: groupTitles[id] }));

/** The fields of one group, in order. */
export function fieldsOf(group: FieldGroupId): readonly StartupFieldRow[] {
  return startupFields.filter((field) => field.group === group);
}
