import { describe, expect, test } from 'vitest';

import {
  isBeingTyped,
  type MappingEvent,
  mappingReducer,
  type MappingRow,
  type MappingState,
  startMapping,
  takenTargets,
  visibleRows,
} from './mappingState.ts';

const rows: readonly MappingRow[] = [
  { id: 'a', name: 'Nombre', value: 'Brisa', target: 'name', confidence: 99 },
  { id: 'b', name: 'Sede', value: 'Valencia', target: null, confidence: 97 },
  { id: 'c', name: 'Margen', value: '-40', target: 'profit_margin', confidence: 54 },
];

const after = (...events: MappingEvent[]): MappingState => events.reduce(mappingReducer, startMapping(rows));
const pairs = ({ rows: all }: MappingState) => all.map(({ name, value }) => `${name}=${value}`);
const targets = ({ rows: all }: MappingState) => all.map(({ target }) => target);

const type = (text: string, id = 'b'): MappingEvent => ({ type: 'edit', id, column: 'value', text });
const isTyped = (...events: MappingEvent[]) => isBeingTyped(after(...events), 'b', 'value');
const ids = (state: MappingState) => visibleRows(state).map(({ row, number }) => `${row.id}${number}`);

describe('editing', () => {
  test('changes one cell and leaves the other rows the same objects', () => {
    const state = after({ type: 'edit', id: 'b', column: 'value', text: 'Vigo' });
    expect(pairs(state)).toEqual(['Nombre=Brisa', 'Sede=Vigo', 'Margen=-40']);
    expect(state.rows[0]).toBe(rows[0]);
  });

  test('an edit that changes nothing, or no row, is not an undo step', () => {
    const start = startMapping(rows);
    expect(mappingReducer(start, type('Valencia')).past).toBe(start.past);
    expect(mappingReducer(start, { type: 'edit', id: 'x', column: 'value', text: 'Vigo' })).toBe(start);
    expect(mappingReducer(start, { type: 'remove', id: 'x' })).toBe(start);
  });
});

describe('the cell that is typed in', () => {
  test('is known until it is left', () => {
    expect(isTyped()).toBe(false);
    expect(isTyped(type('Vigo'))).toBe(true);
    expect(isBeingTyped(after(type('Vigo')), 'b', 'name')).toBe(false);
    expect(isTyped(type('Vigo'), type('50', 'c'))).toBe(false);
    expect(isTyped(type('Vigo'), { type: 'leave' })).toBe(false);
    expect(isTyped(type('Vigo'), { type: 'undo' })).toBe(false);
    const start = startMapping(rows);
    expect(mappingReducer(start, { type: 'leave' })).toBe(start);
  });

  test('is set by unchanged text, too, which is not an undo step but the next change is', () => {
    expect(isTyped(type('Valencia'))).toBe(true);
    expect(after(type('Valencia'), type('Vigo'), { type: 'undo' }).rows).toBe(rows);
  });

  test('extends its undo step when the user types in it again', () => {
    const state = after(type('Vigo'), { type: 'leave' }, type('Lugo'));
    expect(mappingReducer(state, { type: 'undo' }).rows).toBe(rows);
  });
});

describe('targets', () => {
  test('are taken once: the row that has one keeps it', () => {
    const start = startMapping(rows);
    expect(mappingReducer(start, { type: 'map', id: 'b', target: 'name' })).toBe(start);
    expect(takenTargets(rows)).toEqual(
      new Map([
        ['name', 1],
        ['profit_margin', 3],
      ]),
    );
  });

  test('can be taken by another row once they are released', () => {
    const state = after({ type: 'map', id: 'a', target: null }, { type: 'map', id: 'b', target: 'name' });
    expect(targets(state)).toEqual([null, 'name', 'profit_margin']);
  });
});

describe('rows', () => {
  test('are added empty at the end, each with its own id, and removed', () => {
    const state = after({ type: 'add' }, { type: 'add' }, { type: 'remove', id: 'a' });
    expect(state.rows.map(({ id }) => id)).toEqual(['b', 'c', 'added-1', 'added-2']);
    expect(state.rows.at(-1)).toEqual({ id: 'added-2', name: '', value: '', target: null });
  });

  test('never get the id of a row whose adding was undone', () => {
    const state = after({ type: 'add' }, { type: 'undo' }, { type: 'add' });
    expect(state.rows.at(-1)?.id).toBe('added-2');
  });
});

describe('pasting', () => {
  const cells = [
    ['Equipo', '11'],
    ['Runway', '14'],
  ];

  test('fills names and values downwards from the cell, and adds rows for the rest', () => {
    const state = after({ type: 'paste', id: 'c', column: 'name', cells });
    expect(pairs(state)).toEqual(['Nombre=Brisa', 'Sede=Valencia', 'Equipo=11', 'Runway=14']);
    expect(targets(state)).toEqual(['name', null, 'profit_margin', null]);
  });

  test('pasting one column into names keeps the values', () => {
    expect(pairs(after({ type: 'paste', id: 'a', column: 'name', cells: [['Marca'], ['Ciudad']] }))).toEqual([
      'Marca=Brisa',
      'Ciudad=Valencia',
      'Margen=-40',
    ]);
  });

  test('pasting into values uses the first column', () => {
    expect(pairs(after({ type: 'paste', id: 'b', column: 'value', cells: [['Vigo'], ['12']] }))).toEqual([
      'Nombre=Brisa',
      'Sede=Vigo',
      'Margen=12',
    ]);
  });

  test('an empty line skips its row, and adds none', () => {
    const gaps = [['Vega'], [''], ['12'], [''], ['14']];
    expect(pairs(after({ type: 'paste', id: 'a', column: 'value', cells: gaps }))).toEqual([
      'Nombre=Vega',
      'Sede=Valencia',
      'Margen=12',
      '=14',
    ]);
  });

  test('skips hidden rows', () => {
    const state = after(
      { type: 'showMapped' },
      { type: 'paste', id: 'a', column: 'value', cells: [['Brisa 2'], ['12']] },
    );
    expect(pairs(state)).toEqual(['Nombre=Brisa 2', 'Sede=Valencia', 'Margen=12']);
  });

  test('is one undo step', () => {
    const state = after({ type: 'paste', id: 'a', column: 'name', cells }, { type: 'undo' });
    expect(state.rows).toEqual(rows);
  });
});

describe('undo and redo', () => {
  test('typing in one cell is one undo step; another cell starts the next', () => {
    const state = after(type('V'), type('Vi'), type('Vigo'), type('50', 'c'), { type: 'undo' });
    expect(pairs(state)).toEqual(['Nombre=Brisa', 'Sede=Vigo', 'Margen=-40']);
    expect(mappingReducer(state, { type: 'undo' }).rows).toBe(rows);
  });

  test('redo restores undone changes until the next edit', () => {
    const state = after(type('Vigo'), { type: 'undo' }, { type: 'redo' });
    expect(pairs(state)[1]).toBe('Sede=Vigo');
    expect(after(type('Vigo'), { type: 'undo' }, { type: 'add' }).future).toEqual([]);
  });

  test('typing after an undo is a separate step', () => {
    const state = after(type('Vigo'), { type: 'undo' }, type('Lugo'), { type: 'undo' });
    expect(state.rows).toBe(rows);
  });

  test('undo and redo without history change nothing', () => {
    const start = startMapping(rows);
    expect(mappingReducer(start, { type: 'undo' })).toBe(start);
    expect(mappingReducer(start, { type: 'redo' })).toBe(start);
  });

  test('keeps the last hundred steps', () => {
    const events = Array.from({ length: 130 }, (): MappingEvent => ({ type: 'add' }));
    expect(after(...events).past).toHaveLength(100);
  });
});

describe('showing mapped rows only', () => {
  test('hides the others and keeps the numbers', () => {
    expect(ids(after({ type: 'showMapped' }))).toEqual(['a1', 'c3']);
    expect(ids(after({ type: 'showMapped' }, { type: 'showAll' }))).toEqual(['a1', 'b2', 'c3']);
  });

  test('a row that loses its target, or is added, stays visible', () => {
    expect(ids(after({ type: 'showMapped' }, { type: 'map', id: 'a', target: null }, { type: 'add' }))).toEqual([
      'a1',
      'c3',
      'added-14',
    ]);
  });

  test('a new document starts with all rows visible and no history', () => {
    const state = after({ type: 'showMapped' }, { type: 'add' }, { type: 'restart', rows });
    expect(state).toEqual(startMapping(rows));
  });
});
