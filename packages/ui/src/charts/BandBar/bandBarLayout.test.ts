import { describe, expect, it } from 'vitest';

import { type BandBarInput, bandBarLayout } from './bandBarLayout.ts';

const input: BandBarInput = {
  value: 52.8,
  text: '52,8',
  bands: [
    { from: 0, to: 40, label: 'To fix', isCurrent: false },
    { from: 40, to: 70, label: 'Average', isCurrent: true },
    { from: 70, to: 100, label: 'Strong', isCurrent: false },
  ],
  end: 100,
  width: 300,
  format: String,
};

const textsOf = (labels: readonly { text: string }[]) => labels.map(({ text }) => text);

describe('bandBarLayout', () => {
  it('draws bands and value to scale, with gaps between the bands', () => {
    const { segments, marker, cuts, names } = bandBarLayout(input);
    expect(segments).toEqual([
      { x: 0, width: 119, isCurrent: false },
      { x: 121, width: 88, isCurrent: true },
      { x: 211, width: 89, isCurrent: false },
    ]);
    expect(marker?.x).toBe(158.4);
    expect(cuts.map(({ text, x, anchor }) => [text, x, anchor])).toEqual([
      ['0', 0, 'start'],
      ['40', 120, 'middle'],
      ['70', 210, 'middle'],
      ['100', 300, 'end'],
    ]);
    expect(names.map(({ text, x }) => [text, x])).toEqual([
      ['To fix', 59.5],
      ['Average', 165],
      ['Strong', 255.5],
    ]);
  });

  it('clamps a value beyond the scale and keeps its number within the bar', () => {
    const { marker, above } = bandBarLayout({ ...input, value: 400, text: '400,0' });
    expect(marker?.x).toBe(300);
    expect(above?.x).toBeLessThan(300);
  });

  it('has no line without a value', () => {
    const { marker, above } = bandBarLayout({ ...input, value: null });
    expect(marker).toBeNull();
    expect(above).toBeNull();
  });

  it('prefers the name of the current band when space is limited', () => {
    const bands = input.bands.map((band) => ({ ...band, label: 'A long name of a band' }));
    const { names } = bandBarLayout({ ...input, bands, width: 200 });
    expect(names).toHaveLength(1);
    expect(names[0]?.isCurrent).toBe(true);
  });

  it('leaves out numbers that would touch, and the end of an open scale', () => {
    const bands = [
      { from: 0, to: 1, label: null, isCurrent: false },
      { from: 1, to: 30, label: null, isCurrent: true },
      { from: 30, to: null, label: null, isCurrent: false },
    ];
    expect(textsOf(bandBarLayout({ ...input, bands, end: 60 }).cuts)).toEqual(['0', '30']);
  });

  it('rejects a scale without length', () => {
    expect(() => bandBarLayout({ ...input, end: 0 })).toThrow(RangeError);
    expect(() => bandBarLayout({ ...input, bands: [] })).toThrow(RangeError);
  });
});
