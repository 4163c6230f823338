import type { SBType, StrictInputType } from 'storybook/internal/types';

type Lists = Readonly<Record<string, readonly (string | number)[]>>;

/** What a native element's own attributes are for, where a component only hands them on. */
const native: Readonly<Record<string, string>> = {
  children: 'What stands inside.',
  onClick: 'Called when it is pressed.',
  onChange: 'Called on every change of the text.',
  min: 'The lowest value.',
  max: 'The highest value.',
  onCheckedChange: 'Called with the new state.',
  onValueChange: 'Called with the new value.',
  defaultValue: 'The value at the start, where it keeps its own state.',
  placeholder: 'Shown while nothing is entered; never in place of a label.',
  autoComplete: 'What the browser may fill in.',
  href: 'Where it leads.',
  type: "'submit' sends the form around it.",
  style: 'Native attribute of the root element.',
};

/**
 * What stories pass and no reader of types lists, as what a component takes like any element: described here, or what
 * guesses types from values leaves it without a word.
 */
export const unlisted = (passed: object, listed: object): Record<string, StrictInputType> =>
  Object.fromEntries(
    Object.keys(passed)
      .filter((name) => !(name in listed))
      .map((name) => [name, name === 'children' ? inheritedChildren : { name }]),
  );

/** Children that a component takes like any element: no reader of types lists them, and a guess from the value shows its inside. */
export const inheritedChildren: StrictInputType = {
  name: 'children',
  type: { name: 'other', value: 'ReactNode' },
  table: { type: { summary: 'ReactNode' } },
};

const textOf = (type: SBType): string =>
  type.raw ?? ('value' in type && typeof type.value === 'string' ? type.value : type.name);
const isAbsent = (type: SBType): boolean => ['undefined', 'null'].includes(textOf(type));

/** Alternatives of a type, written out: literals, and members of an exported list. */
function choices(type: SBType, lists: Lists): readonly (string | number)[] | null {
  const listed = lists[/^\(typeof (\w+)\)\[number\]$/.exec(textOf(type))?.[1] ?? ''];
  if (listed !== undefined) return listed;
  const literal = /^(?:'([^']*)'|"([^"]*)"|(-?[\d.]+))$/.exec(type.name === 'literal' ? String(type.value) : '');
  if (literal === null) return null;
  return [literal[1] ?? literal[2] ?? Number(literal[3])];
}

function simplified(type: SBType, lists: Lists): SBType {
  const raw = textOf(type).replaceAll(/ \| undefined\b/g, '');
  const members = (type.name === 'union' ? type.value : [type]).filter((one) => !isAbsent(one));
  const written = members.map((one) => choices(one, lists));
  if (written.length > 0 && written.every((one) => one !== null)) return { name: 'enum', raw, value: written.flat() };
  if (raw.includes('=>')) return { name: 'function', raw };
  const [only] = members;
  return members.length === 1 && only !== undefined ? { ...only, raw } : { ...type, raw };
}

/** Columns and their like: as text they would show the inside of a function, and could not be read back. */
function holdsFunction(value: unknown): boolean {
  const sample: unknown = Array.isArray(value) ? value[0] : value;
  return (
    typeof sample === 'object' && sample !== null && Object.values(sample).some((one) => typeof one === 'function')
  );
}

/**
 * A prop as a reader wants it: without `| undefined`, its choices written out, and a control that works for what it takes.
 *
 * @param value What the story passes: nodes can be edited as text while they are text.
 */
export function readableArgType(argType: StrictInputType, lists: Lists, value: unknown): StrictInputType {
  const description = argType.description || native[argType.name] || '';
  if (argType.type === undefined || argType.table?.type === undefined) {
    return { ...argType, description, ...(holdsFunction(value) && { control: { disable: true } }) };
  }
  const type = simplified(argType.type, lists);
  const raw = textOf(type);
  const summary =
    type.name === 'enum' ? type.value.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(' | ') : raw;
  const isNode = /^React(Node|Element)\b/.test(raw);
  const isText = value === undefined || typeof value === 'string';
  const isEditable = isNode ? isText : !/LucideIcon|Ref</.test(raw) && !holdsFunction(value);
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
