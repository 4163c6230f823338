import { expect, test } from 'vitest';

import { fitText, textWidth, wrapText } from './textWidth.ts';

test.each([
  ['Value proposition', 106.75],
  ['Propuesta de valor', 115.71],
  ['Calidad de los fundadores', 160.94],
  ['90 % range 61 to 68', 124.11],
])('is within 5 %% of what Chromium draws for "%s" at 13 px', (text, drawn) => {
  expect(Math.abs(textWidth(text, 13) / drawn - 1)).toBeLessThan(0.05);
});

test('grows with size and weight', () => {
  expect(textWidth('ab', 20)).toBe(2 * textWidth('ab', 10));
  expect(textWidth('ab', 10, 'bold')).toBeGreaterThan(textWidth('ab', 10));
});

test('measures full-width characters, emoji and combining marks as rendered', () => {
  expect(textWidth('東京', 10)).toBe(20);
  expect(textWidth('한글', 10)).toBe(20);
  expect(textWidth('🚀', 10)).toBe(10);
  expect(textWidth('e\u0301', 10)).toBe(textWidth('e', 10));
});

test('keeps a text that fits', () => {
  expect(fitText('Equipo', 200, 13)).toBe('Equipo');
});

test('truncates a long text with an ellipsis', () => {
  const cut = fitText('Eficiencia operativa del último ejercicio', 90, 13);
  expect(cut).toMatch(/^Eficiencia.*…$/);
  expect(textWidth(cut, 13)).toBeLessThanOrEqual(90);
});

test('puts the ellipsis of right-to-left text at its end', () => {
  expect(fitText('שמש במדבר', 40, 13)).toMatch(/^שמ.*…\u200f$/);
  expect(fitText('«شركة النور»', 40, 13)).toMatch(/…\u200f$/);
  expect(fitText('Solar שמש', 40, 13)).toMatch(/…$/);
});

test('keeps one character when nothing fits', () => {
  expect(fitText('Equipo', 1, 13)).toBe('E…');
});

test('breaks at spaces', () => {
  expect(wrapText('Calidad de los fundadores', 100, 13, 2)).toEqual(['Calidad de los', 'fundadores']);
});

test('ends the last line with an ellipsis when words are left', () => {
  const lines = wrapText('Calidad de los fundadores de la empresa', 100, 13, 2);
  expect(lines).toEqual(['Calidad de los', expect.stringMatching(/^fundadores.*…$/)]);
  for (const line of lines) expect(textWidth(line, 13)).toBeLessThanOrEqual(100);
});

test('gives one line for one word', () => {
  expect(wrapText('Equipo', 100, 13, 2)).toEqual(['Equipo']);
});
