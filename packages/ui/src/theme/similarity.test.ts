import { formatHex } from 'culori';
import { expect, test } from 'vitest';

import { similarityColor, similarityFill } from './similarity.ts';

const expected = {
  light: (share: number) => `hsl(${120 * share} ${62 - 14 * share}% ${95 - 23 * share}%)`,
  dark: (share: number) => `hsl(${120 * share} ${42 - 6 * share}% ${17 + 17 * share}%)`,
};

test.each([0, 0.2, 0.5, 0.7, 0.85, 1])('gives %s the same colour as the style sheet', (share) => {
  for (const theme of ['light', 'dark'] as const) {
    const [red, green, blue] = similarityColor(share, theme);
    expect(formatHex({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })).toBe(
      formatHex(expected[theme](share)),
    );
  }
});

test('is one expression for both themes', () => {
  expect(similarityFill('0.5')).toBe(
    'light-dark(hsl(calc(120 * 0.5) calc(62% + -14% * 0.5) calc(95% + -23% * 0.5)), hsl(calc(120 * 0.5) calc(42% + -6% * 0.5) calc(17% + 17% * 0.5)))',
  );
});
