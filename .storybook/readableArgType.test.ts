import type { SBType, StrictInputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';

import { listsIn } from './exportedLists.ts';
import { inheritedChildren, readableArgType, unlisted } from './readableArgType.ts';
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
const lists = { sizes: ['small', 'large'] };

test('takes off what only says that a prop may be left out', () => {
  const { type, table } = readableArgType(prop(optional('boolean', { name: 'boolean' })), lists, undefined);
  expect(type?.name).toBe('boolean');
  expect(table?.type?.summary).toBe('boolean');
});

test('writes the members of a list out, so that one can be chosen', () => {
  const member: SBType = { name: 'other', value: 'unknown[number]', raw: '(typeof sizes)[number]' };
  const { type, table } = readableArgType(prop(optional('Size', member)), lists, undefined);
  expect(type).toEqual({ name: 'enum', raw: 'Size', value: ['small', 'large'] });
  expect(table?.type?.summary).toBe("'small' | 'large'");
});

test('edits a node as text while it is text, and not at all when it is an element', () => {
  const node = prop({ name: 'other', value: 'ReactNode' });
  expect(readableArgType(node, lists, 'Solara').control).toEqual({ type: 'text' });
  expect(readableArgType(node, lists, {}).control).toEqual({ disable: true });
});

test('says what children are for, and shows no element from inside', () => {
  expect(readableArgType(inheritedChildren, lists, { $$typeof: 'element' })).toMatchObject({
    description: 'What stands inside.',
    table: { type: { summary: 'ReactNode' } },
    control: { disable: true },
  });
});

test('offers no control for a function', () => {
  const { type, control } = readableArgType(
    prop(optional('(() => void)', { name: 'other', value: 'unknown' })),
    lists,
    1,
  );
  expect(type?.name).toBe('function');
  expect(control).toEqual({ disable: true });
});

test('offers no control for what holds functions, in an object or in a list', () => {
  const pages = prop(optional('DataPages', { name: 'other', value: 'DataPages' }));
  expect(readableArgType(pages, lists, { page: 1, onPageChange: () => undefined }).control).toEqual({ disable: true });
  expect(readableArgType(pages, lists, [{ id: 'name', cell: () => '' }]).control).toEqual({ disable: true });
  expect(readableArgType(pages, lists, { page: 1 }).control).toBeUndefined();
});

test('describes what a story passes and no reader of types lists, and shows no code of it', () => {
  const { onClick, action } = unlisted({ onClick: () => undefined, action: {}, tone: 'info' }, { tone: {} });
  expect(onClick && readableArgType(onClick, lists, undefined)).toEqual({
    name: 'onClick',
    description: 'Called when it is pressed.',
  });
  const undo = { label: 'Undo', onPress: () => undefined };
  expect(action && readableArgType(action, lists, undo).control).toEqual({ disable: true });
  expect(Object.keys(unlisted({ tone: 'info' }, { tone: {} }))).toEqual([]);
});

test('finds exported lists of literals and leaves computed ones alone', () => {
  const source = `export const sizes = ['small', 'large'] as const;\nexport const all = [...sizes, 'huge'] as const;\nexport const steps = [1, 2.5] as const;`;
  expect(listsIn(source)).toEqual({ sizes: ['small', 'large'], steps: [1, 2.5] });
});

test('finds who imports what, without types and without other packages', () => {
  const source = `import { Badge, type Tone } from '@aval/ui';\nimport { Check } from 'lucide-react';\nimport { Card as Frame } from '../Card/Card.tsx';`;
  expect(namesIn(source)).toEqual(['Badge', 'Card']);
});
