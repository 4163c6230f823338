import { describe, expect, test } from 'vitest';

import { type GridKey, moveInGrid } from './gridKeys.ts';

const middle = { isAtStart: false, isAtEnd: false };
const move = (row: number, column: number, key: string, rest: Partial<GridKey> = {}) =>
  moveInGrid(
    { row, column },
    { key, ctrlKey: false, shiftKey: false, altKey: false, caret: middle, isWrapped: false, hasList: false, ...rest },
    4,
  );

describe('moveInGrid', () => {
  test('up, down and Enter stay in the column', () => {
    expect(move(1, 1, 'ArrowDown')).toEqual({ row: 2, column: 1 });
    expect(move(1, 1, 'ArrowUp')).toEqual({ row: 0, column: 1 });
    expect(move(1, 1, 'Enter')).toEqual({ row: 2, column: 1 });
    expect(move(1, 1, 'Enter', { shiftKey: true })).toEqual({ row: 0, column: 1 });
  });

  test('up and down leave a text of several lines only at its ends, or with Ctrl', () => {
    expect(move(1, 1, 'ArrowDown', { isWrapped: true })).toBeNull();
    expect(move(1, 1, 'ArrowUp', { isWrapped: true })).toBeNull();
    expect(move(1, 1, 'ArrowDown', { isWrapped: true, ctrlKey: true })).toEqual({ row: 2, column: 1 });
    const [start, end] = [
      { isAtStart: true, isAtEnd: false },
      { isAtStart: false, isAtEnd: true },
    ];
    expect(move(1, 1, 'ArrowUp', { isWrapped: true, caret: start })).toEqual({ row: 0, column: 1 });
    expect(move(1, 1, 'ArrowDown', { isWrapped: true, caret: end })).toEqual({ row: 2, column: 1 });
    expect(move(1, 1, 'Enter', { isWrapped: true })).toEqual({ row: 2, column: 1 });
  });

  test('does not move beyond an edge', () => {
    expect(move(0, 0, 'ArrowUp')).toBeNull();
    expect(move(3, 0, 'ArrowDown')).toBeNull();
    expect(move(0, 0, 'ArrowLeft', { caret: { isAtStart: true, isAtEnd: false } })).toBeNull();
    expect(move(0, 3, 'ArrowRight', { caret: null })).toBeNull();
  });

  test('left and right leave a text only at its ends', () => {
    expect(move(1, 1, 'ArrowLeft')).toBeNull();
    expect(move(1, 1, 'ArrowLeft', { caret: { isAtStart: true, isAtEnd: false } })).toEqual({ row: 1, column: 0 });
    expect(move(1, 1, 'ArrowRight', { caret: { isAtStart: false, isAtEnd: true } })).toEqual({ row: 1, column: 2 });
    expect(move(1, 3, 'ArrowLeft', { caret: null })).toEqual({ row: 1, column: 2 });
  });

  test('Ctrl with Home and End goes to the first and last row', () => {
    expect(move(2, 1, 'Home', { ctrlKey: true })).toEqual({ row: 0, column: 1 });
    expect(move(2, 1, 'End', { ctrlKey: true })).toEqual({ row: 3, column: 1 });
    expect(move(2, 1, 'Home')).toBeNull();
    expect(move(3, 1, 'End', { ctrlKey: true })).toBeNull();
  });

  test('a control with a list handles its keys unless Ctrl is held', () => {
    expect(move(1, 2, 'ArrowDown', { hasList: true })).toBeNull();
    expect(move(1, 2, 'Enter', { hasList: true })).toBeNull();
    expect(move(1, 2, 'ArrowDown', { hasList: true, ctrlKey: true })).toEqual({ row: 2, column: 2 });
  });

  test('a button keeps Enter, and selecting text or Alt moves nothing', () => {
    expect(move(1, 3, 'Enter', { caret: null })).toBeNull();
    expect(move(1, 1, 'ArrowDown', { shiftKey: true })).toBeNull();
    expect(move(1, 1, 'ArrowDown', { altKey: true })).toBeNull();
    expect(move(1, 1, 'a')).toBeNull();
  });
});
