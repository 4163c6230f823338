import { describe, expect, it } from 'vitest';

import { teamLayout } from './teamLayout.ts';

const member = (id: number | string, name = '') => ({ id, name, role: '' });

describe('teamLayout', () => {
  it('places the team on a circle from the top and draws ties between existing members', () => {
    const layout = teamLayout(
      [member(1, 'Ana Gil'), member('b', 'bru'), member(3)],
      [
        { a: 1, b: 'b', strength: 10 },
        { a: 1, b: 9, strength: 5 },
      ],
    );
    expect(layout.nodes.map(({ label, x, y, isAlone }) => [label, x, y, isAlone])).toEqual([
      ['AG', 120, 28, false],
      ['B', 199.67, 166, false],
      ['3', 40.33, 166, true],
    ]);
    expect(layout.lines).toEqual([{ id: '0-1-0', x1: 120, y1: 28, x2: 199.67, y2: 166, width: 6 }]);
    expect(layout.groups).toBe(2);
  });

  it('counts the connected groups', () => {
    const members = [1, 2, 3, 4, 5].map((id) => member(id));
    const ties = [
      { a: 1, b: 2, strength: 1 },
      { a: 3, b: 4, strength: 1 },
      { a: 2, b: 4, strength: 1 },
    ];
    expect(teamLayout(members, ties).groups).toBe(2);
    expect(teamLayout(members, []).groups).toBe(5);
    expect(teamLayout([], []).groups).toBe(0);
  });

  it('stays finite and inside its box for any input', () => {
    const { size, nodes, lines } = teamLayout(
      Array.from({ length: 40 }, (_, id) => member(id, '🚀 rocket')),
      [
        { a: 1, b: 1, strength: 3 },
        { a: 1, b: 2, strength: Number.NaN },
        { a: 2, b: 3, strength: 'x' },
        { a: null, b: 3, strength: 400 },
      ],
    );
    for (const { x, y, label } of nodes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(size);
      expect(label).toBe('R');
    }
    expect(lines.map((line) => line.width)).toEqual([1, 1]);
  });
});
