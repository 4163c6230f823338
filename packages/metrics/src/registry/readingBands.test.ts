import { describe, expect, it } from 'vitest';

import { glossary } from '../glossary/glossary.ts';
import { readingCuts } from '../glossary/readingCuts.ts';
import type { MetricId } from '../metricIds.ts';
import { metricVerdict } from './metricVerdict.ts';
import { readingBands } from './readingBands.ts';

const ids = Object.keys(readingCuts) as MetricId[];
const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)?/g)?.map((one) => Number(one.replace(',', '.')));
const currentOf = (id: MetricId, value: number | null) =>
  readingBands(id, value, 'general')?.bands.find(({ isCurrent }) => isCurrent);

describe('readingBands', () => {
  it('divides a score as its interpretation does', () => {
    expect(readingBands('FEM_operational_efficiency_score', 52.8, 'general')).toEqual({
      bands: [
        { from: 0, to: 40, label: { en: 'To fix', es: 'Por revisar' }, isCurrent: false },
        { from: 40, to: 70, label: { en: 'Average', es: 'Medio' }, isCurrent: true },
        { from: 70, to: 100, label: { en: 'Strong', es: 'Fuerte' }, isCurrent: false },
      ],
      end: 100,
    });
  });

  it.each(ids)('%s has the numbers of its interpretation, from low to high', (id) => {
    const { en, es } = glossary[id].interpretation;
    const cuts = (readingCuts[id]?.cuts ?? []).flatMap(({ at }) => (at === null ? [] : [at]));
    expect(cuts).toEqual(cuts.toSorted((a, b) => a - b));
    // The glossary reads the investability score on 0-10.
    const scale = id === 'IE_investability_score' ? 10 : 1;
    for (const cut of cuts) {
      expect(numbersIn(en)).toContain(cut / scale);
      expect(numbersIn(es)).toContain(cut / scale);
    }
  });

  it.each(ids)('%s changes its band where its verdict changes', (id) => {
    const { benchmark } = metricVerdict(id, null, 'general');
    const limit = benchmark?.min ?? benchmark?.max ?? Number.NaN;
    const bands = readingBands(id, null, 'general')?.bands ?? [];
    expect(bands.slice(1).map(({ from }) => from)).toContain(limit);
    // On the limit itself the better side counts, as in the verdict.
    const step = benchmark?.max === limit ? 1 : -1;
    expect(currentOf(id, limit)).not.toEqual(currentOf(id, limit + step));
  });

  it('classifies a value as printed', () => {
    expect(currentOf('FEM_operational_efficiency_score', 69.97)?.label?.en).toBe('Strong');
    expect(currentOf('FEM_operational_efficiency_score', 69.94)?.label?.en).toBe('Average');
  });

  it('counts a cut with the lower band where less is better', () => {
    expect(currentOf('FEM_burn_rate', 0.5)?.label?.en).toBe('Excellent');
    expect(currentOf('FEM_burn_rate', 0.51)?.label?.en).toBe('Good');
    expect(currentOf('FEM_burn_rate', 9)).toMatchObject({ from: 2, to: null });
  });

  it('reads the runway under the lens', () => {
    expect(readingBands('FEM_cash_runway', 16, 'general')?.bands.at(-1)).toMatchObject({ from: 12, isCurrent: true });
    expect(readingBands('FEM_cash_runway', 16, 'corporate')?.bands.at(-1)).toMatchObject({
      from: 18,
      isCurrent: false,
    });
  });

  it('has no current band without a value, and no bands without an interpretation by bands', () => {
    expect(currentOf('FEM_burn_rate', null)).toBeUndefined();
    expect(readingBands('FEM_lifetime_value', 100, 'general')).toBeNull();
  });
});
