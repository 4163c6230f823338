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

/** How a form asks for the field. */
export type FieldControl = 'input' | 'textarea' | 'select' | 'slider' | 'switch' | 'structured';

export const lookups = ['industries', 'stages', 'businessModels', 'marketSizes', 'financingTypes'] as const;
export type Lookup = (typeof lookups)[number];

/** A word at one stop of a slider. */
export interface Anchor {
  value: number;
  label: Text;
}

/** Where what a field may hold is decided. */
export const ruleSources = ['model', 'settled', 'calendar', 'list', 'address', 'register', 'access', 'facts'] as const;
export type RuleSource = (typeof ruleSources)[number];

export interface StartupField {
  id: string;
  group: FieldGroupId;
  kind: FieldKind;
  control: FieldControl;
  label: Text;
  /** The label where the section already gives the context: the summary card. */
  shortLabel?: Text;
  /** The label among the targets of the document mapping. */
  mappingLabel?: Text;
  help?: Text;
  placeholder?: Text;
  unit?: Text;
  /** Sub-heading inside the group; rows with the same one follow each other. */
  section?: Text;
  min?: number;
  max?: number;
  /** Lower bound that is itself refused. */
  greaterThan?: number;
  step?: number;
  maxLength?: number;
  /** A host to show in the messages about a wrong address. */
  exampleHost?: string;
  /** What the create form starts with. */
  default?: number | boolean;
  /** What document mapping and scraping store when the source does not say; absent: asked for or left out. */
  importDefault?: number;
  required: boolean;
  /** Where its range, its step and its limits come from. */
  source: RuleSource;
  /** The evaluation reads it. */
  evaluated: boolean;
  /** The create wizard asks for it. */
  wizard: boolean;
  /** The document mapping offers it as a target. */
  mappable: boolean;
  lookup?: Lookup;
  anchors?: readonly Anchor[];
  /** Values to print under the slider where there are no words. */
  ticks?: readonly number[];
  scale?: 'linear' | 'logarithmic';
}
