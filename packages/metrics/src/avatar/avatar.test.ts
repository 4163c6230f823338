import { describe, expect, it } from 'vitest';

import { avatarColor } from './avatarColor.ts';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Kumo Energía', 'KE'],
    ['Solara', 'S'],
    ['faro legal y asociados', 'FL'],
    ['  Ñandú  ', 'Ñ'],
    ['42-crea', '4C'],
    ['A\u0301gora', 'Á'],
    ['प्रिया शर्मा', 'पश'],
    ['--', '?'],
    ['', '?'],
  ])('of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('avatarColor', () => {
  it('is the same for the same name', () => {
    expect(avatarColor('Solara')).toBe(avatarColor(' Solara '));
    expect(avatarColor('A\u0301gora')).toBe(avatarColor('Ágora'));
    expect([avatarColor('Solara'), avatarColor('Kelpa'), avatarColor('Tendero'), avatarColor('')]).toEqual([
      0, 3, 3, 0,
    ]);
  });

  it('uses all ten colours', () => {
    const used = new Set(Array.from({ length: 200 }, (_, index) => avatarColor(`Startup ${index}`)));
    expect(used.size).toBe(10);
    expect([...used].every((color) => Number.isInteger(color) && color >= 0 && color < 10)).toBe(true);
  });
});
