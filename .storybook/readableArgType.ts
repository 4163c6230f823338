import type { SBType, StrictInputType } from 'storybook/internal/types';

import type { DeclaredProp } from './declaredTypes.ts';

type Choice = string | number;

/** The known names in a type. */
export interface KnownTypes {
  /** Exported lists of literals. */
  lists: Readonly<Record<string, readonly Choice[]>>;
  /** Named types, as written. */
  aliases: Readonly<Record<string, string>>;
}

/** Descriptions of native attributes that a component only passes on. */
const native: Readonly<Record<string, string>> = {
  children: 'The content.',
  onClick: 'Called when it is pressed.',
  onChange: 'Called on every change of the text.',
  min: 'The lowest value.',
  max: 'The highest value.',
  onCheckedChange: 'Called with the new state.',
  onValueChange: 'Called with the new value.',
  defaultValue: 'The initial value when it is uncontrolled.',
  placeholder: 'Shown while nothing is entered; never a replacement for a label.',
  autoComplete: 'What the browser may fill in.',
  href: 'The target of the link.',
  type: "'submit' submits the form; 'button' has no default action.",
  style: 'Native attribute of the root element.',
};

/** Their types, for components with their own default, which docgen does not know. */
const nativeTypes: Readonly<Record<string, string>> = { type: "'button' | 'submit' | 'reset'" };

/** Converts a written type to Storybook's type: 'number | null' accepts a number. */
export function typeOf(written: string, isRequired: boolean): SBType {
  const [only, ...others] = written.split(' | ').filter((one) => one !== 'null' && one !== 'undefined');
  const name = others.length === 0 && (only === 'string' || only === 'number' || only === 'boolean') ? only : null;
  const type: SBType = name === null ? { name: 'other', value: written } : { name };
  return { ...type, raw: written, required: isRequired };
}

/** Adds to the result of docgen what it does not find: inherited props and named types. */
export function withDeclared(
  listed: Readonly<Record<string, StrictInputType>>,
  declared: Readonly<Record<string, DeclaredProp>>,
): Record<string, StrictInputType> {
  const all: Record<string, StrictInputType> = { ...listed };
  for (const [name, { description, type, isRequired }] of Object.entries(declared)) {
    const known = all[name];
    if (known?.table?.type !== undefined) continue;
    all[name] = {
      ...known,
      name,
      description: known?.description || description,
      type: typeOf(type, isRequired),
      table: { ...known?.table, type: { summary: type } },
    };
  }
  return all;
}

/**
 * Props that stories pass but docgen does not list, such as native attributes: described here, because otherwise
 * Storybook infers them without a description.
 */
export const unlisted = (passed: object, listed: object): Record<string, StrictInputType> =>
  Object.fromEntries(
    Object.keys(passed)
      .filter((name) => !(name in listed))
      .map((name) => [name, name === 'children' ? inheritedChildren : { name }]),
  );

/** Children: docgen does not list them, and inferring them from the value would show React internals. */
export const inheritedChildren: StrictInputType = {
  name: 'children',
  type: { name: 'other', value: 'ReactNode' },
  table: { type: { summary: 'ReactNode' } },
};

const textOf = (type: SBType): string =>
  type.raw ?? ('value' in type && typeof type.value === 'string' ? type.value : type.name);
const isAbsent = (type: SBType): boolean => ['undefined', 'null'].includes(textOf(type));

/** The possible values of a written type if it is a union of literals; names are resolved. */
function valuesOf(written: string, known: KnownTypes): readonly Choice[] | null {
  const text = written.trim();
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(text)?.[1];
  if (list !== undefined) return known.lists[list] ?? null;
  const without = /^Exclude<(.+), ([^,]+)>$/.exec(text);
  if (without !== null) {
    const [all, excluded] = [valuesOf(without[1] ?? '', known), valuesOf(without[2] ?? '', known)];
    return all?.filter((one) => excluded?.includes(one) !== true) ?? null;
  }
  const members = text.split(' | ').filter((one) => one !== 'undefined');
  if (members.length > 1) {
    const written = members.map((one) => valuesOf(one, known));
    return written.every((one) => one !== null) ? [...new Set(written.flat())] : null;
  }
  const literal = /^(?:'([^']*)'|"([^"]*)"|(-?[\d.]+))$/.exec(text);
  if (literal !== null) return [literal[1] ?? literal[2] ?? Number(literal[3])];
  const alias = /^\w+$/.test(text) ? known.aliases[text] : undefined;
  return alias === undefined ? null : valuesOf(alias, known);
}

function simplified(type: SBType, known: KnownTypes): SBType {
  const raw = textOf(type).replaceAll(/ \| undefined\b/g, '');
  const members = (type.name === 'union' ? type.value : [type]).filter((one) => !isAbsent(one));
  const values = members.map((one) => valuesOf(one.name === 'literal' ? String(one.value) : textOf(one), known));
  if (values.length > 0 && values.every((one) => one !== null)) {
    return { name: 'enum', raw, value: [...new Set(values.flat())] };
  }
  if (raw.includes('=>')) return { name: 'function', raw };
  const [only] = members;
  return members.length === 1 && only !== undefined ? { ...only, raw } : { ...type, raw };
}

const simpleTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum']);

/** Columns and similar values: as text they would show function code and could not be parsed. */
function holdsFunction(value: unknown): boolean {
  const sample: unknown = Array.isArray(value) ? value[0] : value;
  return (
    typeof sample === 'object' && sample !== null && Object.values(sample).some((one) => typeof one === 'function')
  );
}

const defaultMark = /\s*@default\s+([\s\S]*)$/;

/** Moves the default from the end of a description to the column of defaults, unless docgen has a literal one. */
function withDefault(given: StrictInputType): StrictInputType {
  const isCode = given.table?.defaultValue?.summary?.includes('=>') === true;
  const argType = isCode ? { ...given, table: { ...given.table, defaultValue: { summary: '' } } } : given;
  const summary = defaultMark.exec(argType.description ?? '')?.[1]?.trim();
  if (summary === undefined) return argType;
  return {
    ...argType,
    description: argType.description?.replace(defaultMark, '') ?? '',
    table: { defaultValue: { summary }, ...argType.table },
  };
}

function withNativeType(argType: StrictInputType): StrictInputType {
  const written = nativeTypes[argType.name];
  if (written === undefined || argType.table?.type !== undefined) return argType;
  return { ...argType, type: typeOf(written, false), table: { ...argType.table, type: { summary: written } } };
}

/**
 * A prop in readable form: without `| undefined`, with its choices listed, and with a suitable control. An object that
 * the story does not pass has no control, because it would start empty, which no component accepts.
 *
 * @param value The value that the story passes: nodes can be edited as text if they are text.
 */
export function readableArgType(given: StrictInputType, known: KnownTypes, value: unknown): StrictInputType {
  const argType = withDefault(withNativeType(given));
  const description = argType.description || native[argType.name] || '';
  if (argType.type === undefined || argType.table?.type === undefined) {
    return {
      ...argType,
      description,
      ...((value === undefined || holdsFunction(value)) && { control: { disable: true } }),
    };
  }
  const type = simplified(argType.type, known);
  const raw = textOf(type);
  const summary =
    type.name === 'enum' ? type.value.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(' | ') : raw;
  const isNode = /^React(Node|Element)\b/.test(raw);
  const isText = value === undefined || typeof value === 'string';
  const isWritable = value === undefined ? simpleTypes.has(type.name) : !holdsFunction(value);
  const isEditable = isNode ? isText : !/LucideIcon|Ref</.test(raw) && isWritable;
  return {
    ...argType,
    description,
    type,
    table: { ...argType.table, type: { summary } },
    ...(!isEditable && { control: { disable: true } }),
    ...(isNode && isEditable && { control: { type: 'text' } }),
    ...(type.name === 'function' && { control: { disable: true } }),
  };
}
