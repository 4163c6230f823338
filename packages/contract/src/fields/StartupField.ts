import type { Text } from '../text.ts';

export const fieldGroupIds = ['general', 'classification', 'team', 'market', 'financials', 'innovation'] as const;
export type FieldGroupId = (typeof fieldGroupIds)[number];

export const fieldKinds = [
  'text',
  'longText',
  'url',
  'year',
  'choice',
  'integer',
  'decimal',
  'rating',
  'unit',
  'money',
  'percent',
  'boolean',
  'object',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** The form control of the field. */
export type FieldControl = 'input' | 'textarea' | 'select' | 'slider' | 'switch' | 'structured';

export const lookups = ['industries', 'stages', 'businessModels', 'marketSizes', 'financingTypes'] as const;
export type Lookup = (typeof lookups)[number];

/** A label at one stop of a slider. */
export interface Anchor {
  value: number;
  label: Text;
}

/** What defines the valid values of a field. */
export const ruleSources = ['model', 'settled', 'calendar', 'list', 'address', 'register', 'access', 'facts'] as const;
export type RuleSource = (typeof ruleSources)[number];

export interface StartupField {
  id: string;
  group: FieldGroupId;
  kind: FieldKind;
  control: FieldControl;
  label: Text;
  /** The label on the summary card, where the section gives the context. */
  shortLabel?: Text;
  /** The label among the targets of the document mapping. */
  mappingLabel?: Text;
  help?: Text;
  placeholder?: Text;
  unit?: Text;
  /** Sub-heading inside the group; rows with the same one are adjacent. */
  section?: Text;
  min?: number;
  max?: number;
  /** Exclusive lower bound. */
  greaterThan?: number;
  /** Label of the switch that states 0. A typed 0 is refused: it stands for 'unknown' more often than for 'none'. */
  zero?: Text;
  step?: number;
  maxLength?: number;
  /** An example host for messages about an invalid URL. */
  exampleHost?: string;
  /** Initial value in the create form. */
  default?: number | boolean;
  /** Stored by document mapping and scraping if the source does not state a value; if absent, the user enters it. */
  importDefault?: number;
  required: boolean;
  /** The source of its range, step and limits. */
  source: RuleSource;
  /** Whether the evaluation uses it. */
  evaluated: boolean;
  /** Whether it is in the create wizard. */
  wizard: boolean;
  /** Whether it is a target of the document mapping. */
  mappable: boolean;
  lookup?: Lookup;
  anchors?: readonly Anchor[];
  /** Values printed under the slider when there are no labels. */
  ticks?: readonly number[];
  scale?: 'linear' | 'logarithmic';
}
