import type { SBType, StrictInputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';

import { declaredIn, propsOf } from './declaredTypes.ts';
import { listsIn } from './exportedLists.ts';
import { inheritedChildren, readableArgType, typeOf, unlisted, withDeclared } from './readableArgType.ts';
import { namesIn } from './usedBy.ts';

const absent: SBType = { name: 'other', value: 'undefined' };
const optional = (raw: string, ...value: SBType[]): SBType => ({
  name: 'union',
  raw: `${raw} | undefined`,
  value: [...value, absent],
});
const prop = (type: SBType): StrictInputType => ({
  name: 'thing',
  description: 'What it is.',
  type,
  table: { type: { summary: 'union' } },
});
const known = {
  lists: { sizes: ['small', 'large'], tones: ['info', 'danger'] },
  aliases: { Size: '(typeof sizes)[number]', Tone: '(typeof tones)[number]', Look: "Size | 'bare'" },
};

test('takes off what only says that a prop may be left out', () => {
  const { type, table } = readableArgType(prop(optional('boolean', { name: 'boolean' })), known, undefined);
  expect(type?.name).toBe('boolean');
  expect(table?.type?.summary).toBe('boolean');
});

test('writes the members of a list out, so that one can be chosen', () => {
  const member: SBType = { name: 'other', value: 'unknown[number]', raw: '(typeof sizes)[number]' };
  const { type, table } = readableArgType(prop(optional('Size', member)), known, undefined);
  expect(type).toEqual({ name: 'enum', raw: 'Size', value: ['small', 'large'] });
  expect(table?.type?.summary).toBe("'small' | 'large'");
});

test('edits a node as text while it is text, and not at all when it is an element', () => {
  const node = prop({ name: 'other', value: 'ReactNode' });
  expect(readableArgType(node, known, 'Solara').control).toEqual({ type: 'text' });
  expect(readableArgType(node, known, {}).control).toEqual({ disable: true });
});

test('says what children are for, and shows no element from inside', () => {
  expect(readableArgType(inheritedChildren, known, { $$typeof: 'element' })).toMatchObject({
    description: 'What stands inside.',
    table: { type: { summary: 'ReactNode' } },
    control: { disable: true },
  });
});

test('offers no control for a function', () => {
  const { type, control } = readableArgType(
    prop(optional('(() => void)', { name: 'other', value: 'unknown' })),
    known,
    1,
  );
  expect(type?.name).toBe('function');
  expect(control).toEqual({ disable: true });
});

test('offers no control for what holds functions, in an object or in a list', () => {
  const pages = prop(optional('DataPages', { name: 'other', value: 'DataPages' }));
  expect(readableArgType(pages, known, { page: 1, onPageChange: () => undefined }).control).toEqual({ disable: true });
  expect(readableArgType(pages, known, [{ id: 'name', cell: () => '' }]).control).toEqual({ disable: true });
  expect(readableArgType(pages, known, { page: 1 }).control).toBeUndefined();
});

test('describes what a story passes and no reader of types lists, and shows no code of it', () => {
  const { onClick, action } = unlisted({ onClick: () => undefined, action: {}, tone: 'info' }, { tone: {} });
  expect(onClick && readableArgType(onClick, known, undefined)).toEqual({
    name: 'onClick',
    description: 'Called when it is pressed.',
    control: { disable: true },
  });
  const undo = { label: 'Undo', onPress: () => undefined };
  expect(action && readableArgType(action, known, undo).control).toEqual({ disable: true });
  expect(Object.keys(unlisted({ tone: 'info' }, { tone: {} }))).toEqual([]);
});

function choices(written: string) {
  const { type } = readableArgType(prop({ name: 'other', value: written, raw: written }), known, undefined);
  return type?.name === 'enum' ? type.value : type?.name;
}

test('looks up what a named type stands for', () => {
  expect(choices('Tone')).toEqual(['info', 'danger']);
  expect(choices("Exclude<Tone, 'danger'>")).toEqual(['info']);
  expect(choices('Look')).toEqual(['small', 'large', 'bare']);
  expect(choices('Sorting')).toBe('other');
});

test('offers no control that would begin with an empty object', () => {
  const sort = prop({ name: 'other', value: 'Sorting', raw: 'Sorting' });
  expect(readableArgType(sort, known, undefined).control).toEqual({ disable: true });
  expect(readableArgType(sort, known, { column: 'name' }).control).toBeUndefined();
  const { type, control } = readableArgType(prop(typeOf('number | null', true)), known, undefined);
  expect([type?.name, control]).toEqual(['number', undefined]);
});

test('puts a default that a description names into its column, unless the code has one', () => {
  const level: StrictInputType = { ...prop({ name: 'number' }), description: 'Level of the heading.\n@default 3' };
  const { description, table } = readableArgType(level, known, undefined);
  expect([description, table?.defaultValue?.summary]).toEqual(['Level of the heading.', '3']);
  const inCode = { ...level, table: { ...level.table, defaultValue: { summary: '2' } } };
  expect(readableArgType(inCode, known, undefined).table?.defaultValue?.summary).toBe('2');
});

test('knows what the type of a button may be', () => {
  const { type } = readableArgType(
    { name: 'type', table: { defaultValue: { summary: "'button'" } } },
    known,
    undefined,
  );
  expect(type).toMatchObject({ name: 'enum', value: ['button', 'submit', 'reset'] });
});

test('follows what a component takes over from another one', () => {
  const source = `
    interface Scale {
      /**
       * Where it begins.
       *
       * @default 0
       */
      min?: number | undefined;
      max: number;
      // Not for readers.
      step: number;
    }
    export interface SliderProps extends Omit<ComponentProps<'span'>, 'dir'>, Omit<Scale, 'step'> {
      /** The answer; null while there is none. */
      value: number | null;
    }
    export interface FieldProps extends Pick<SliderProps, 'value' | 'max'> {
      label: ReactNode;
    }
    export type RowProps = Omit<FieldProps, 'label'> & { /** Its place. */ index: number };`;
  const declared = declaredIn('Slider.tsx', source);
  expect(propsOf('SliderProps', declared)).toEqual({
    min: { description: 'Where it begins.', type: 'number', isRequired: false },
    max: { description: '', type: 'number', isRequired: true },
    value: { description: 'The answer; null while there is none.', type: 'number | null', isRequired: true },
  });
  expect(Object.keys(propsOf('FieldProps', declared))).toEqual(['max', 'value', 'label']);
  expect(Object.keys(propsOf('RowProps', declared))).toEqual(['max', 'value', 'index']);
});

test('adds what was not found, and leaves what was', () => {
  const found = { value: prop(typeOf('string', true)) };
  const declared = {
    value: { description: 'Declared.', type: 'number', isRequired: true },
    min: { description: 'Where it begins.', type: 'number', isRequired: false },
  };
  expect(withDeclared(found, declared)).toEqual({
    value: found.value,
    min: {
      name: 'min',
      description: 'Where it begins.',
      type: { name: 'number', raw: 'number', required: false },
      table: { type: { summary: 'number' } },
    },
  });
});

test('finds exported lists of literals and leaves computed ones alone', () => {
  const source = `export const sizes = ['small', 'large'] as const;\nexport const all = [...sizes, 'huge'] as const;\nexport const steps = [1, 2.5] as const;`;
  expect(listsIn(source)).toEqual({ sizes: ['small', 'large'], steps: [1, 2.5] });
});

test('finds who imports what, without types and without other packages', () => {
  const source = `import { Badge, type Tone } from '@aval/ui';\nimport { Check } from 'lucide-react';\nimport { Card as Frame } from '../Card/Card.tsx';`;
  expect(namesIn(source)).toEqual(['Badge', 'Card']);
});
