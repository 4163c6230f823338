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

test('removes undefined from the type of an optional prop', () => {
  const { type, table } = readableArgType(prop(optional('boolean', { name: 'boolean' })), known, undefined);
  expect(type?.name).toBe('boolean');
  expect(table?.type?.summary).toBe('boolean');
});

test('lists the members of a union as options', () => {
  const member: SBType = { name: 'other', value: 'unknown[number]', raw: '(typeof sizes)[number]' };
  const { type, table } = readableArgType(prop(optional('Size', member)), known, undefined);
  expect(type).toEqual({ name: 'enum', raw: 'Size', value: ['small', 'large'] });
  expect(table?.type?.summary).toBe("'small' | 'large'");
});

test('offers a text control for a node only while it is text', () => {
  const node = prop({ name: 'other', value: 'ReactNode' });
  expect(readableArgType(node, known, 'Solara').control).toEqual({ type: 'text' });
  expect(readableArgType(node, known, {}).control).toEqual({ disable: true });
});

test('describes children without showing React internals', () => {
  expect(readableArgType(inheritedChildren, known, { $$typeof: 'element' })).toMatchObject({
    description: 'The content.',
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

test('offers no control for objects and lists that contain functions', () => {
  const pages = prop(optional('DataPages', { name: 'other', value: 'DataPages' }));
  expect(readableArgType(pages, known, { page: 1, onPageChange: () => undefined }).control).toEqual({ disable: true });
  expect(readableArgType(pages, known, [{ id: 'name', cell: () => '' }]).control).toEqual({ disable: true });
  expect(readableArgType(pages, known, { page: 1 }).control).toBeUndefined();
});

test('describes props that docgen does not list, without showing code', () => {
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

test('resolves named types', () => {
  expect(choices('Tone')).toEqual(['info', 'danger']);
  expect(choices("Exclude<Tone, 'danger'>")).toEqual(['info']);
  expect(choices('Look')).toEqual(['small', 'large', 'bare']);
  expect(choices('Sorting')).toBe('other');
});

test('offers no control that would start with an empty object', () => {
  const sort = prop({ name: 'other', value: 'Sorting', raw: 'Sorting' });
  expect(readableArgType(sort, known, undefined).control).toEqual({ disable: true });
  expect(readableArgType(sort, known, { column: 'name' }).control).toBeUndefined();
  const { type, control } = readableArgType(prop(typeOf('number | null', true)), known, undefined);
  expect([type?.name, control]).toEqual(['number', undefined]);
});

test('moves a default from the description to its column, unless docgen has one', () => {
  const level: StrictInputType = { ...prop({ name: 'number' }), description: 'Level of the heading.\n@default 3' };
  const { description, table } = readableArgType(level, known, undefined);
  expect([description, table?.defaultValue?.summary]).toEqual(['Level of the heading.', '3']);
  const inCode = { ...level, table: { ...level.table, defaultValue: { summary: '2' } } };
  expect(readableArgType(inCode, known, undefined).table?.defaultValue?.summary).toBe('2');
});

test('knows the values of a button type', () => {
  const { type } = readableArgType(
    { name: 'type', table: { defaultValue: { summary: "'button'" } } },
    known,
    undefined,
  );
  expect(type).toMatchObject({ name: 'enum', value: ['button', 'submit', 'reset'] });
});

test('resolves inherited props', () => {
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

test('adds missing props and keeps existing ones', () => {
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

test('finds importers, ignoring types and other packages', () => {
  const source = `import { Badge, type Tone } from '@aval/ui';\nimport { Check } from 'lucide-react';\nimport { Card as Frame } from '../Card/Card.tsx';`;
  expect(namesIn(source)).toEqual(['Badge', 'Card']);
});
