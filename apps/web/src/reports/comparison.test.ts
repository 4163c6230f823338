import { i18n } from '@lingui/core';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';

import { calculationOn } from '../testing/fixtures.ts';
import { comparisonCsv } from './comparisonCsv.ts';
import { comparisonMarkdown } from './comparisonMarkdown.ts';
import { comparisonReport } from './comparisonReport.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const calculation = calculationOn(1, '2026-03-04T10:31:05Z');
const proposal = { id: 3, created_at: '2026-01-31T09:00:00Z', fields: ['cash_runway_months'], is_automatic: false };
const cause = "Accepted from the owners' figures of 31/01/2026: Cash Runway";
const startups = [
  { name: 'Puente', open_contradictions: 1, calculation },
  {
    name: 'A | B',
    open_contradictions: 0,
    calculation: { ...calculationOn(2, '2026-02-01T00:00:00Z', { cash_runway_months: 18 }), proposal },
  },
  { name: '=Nada()', open_contradictions: 0, calculation: null },
];
const now = new Date('2026-11-21T23:59:00Z');
const report = comparisonReport('Seed *Iberia*', startups, 'general', 'en', now);

describe('the export of a comparison', () => {
  it('has the date in its name', () => {
    expect(report.fileName).toBe('portfolio_comparison_2026-11-21');
  });

  it('as CSV has a row for each startup: four fixed columns, then the metrics of the tab', async () => {
    const text = await comparisonCsv(report).text();
    const { data, meta, errors } = parse<Record<string, string>>(text.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(meta.fields?.slice(0, 5)).toEqual([
      'Startup Name',
      'Calculation Date',
      'Investability Score',
      'Investability Level',
      'Value proposition score',
    ]);
    expect(meta.fields).toHaveLength(4 + 35 + 7);
    expect(meta.fields?.slice(-7)).toEqual([
      'Range, low end',
      'Range, high end',
      'Coverage',
      'Evidenced',
      'Estimated',
      'Figures contradict each other',
      'Cause',
    ]);
    expect(data.map((row) => row['Cause'])).toEqual(['', cause, '']);
    expect(data.map((row) => row['Figures contradict each other'])).toEqual(['true', 'false', 'false']);
    expect(data[0]?.['Estimated']).toContain('Market concentration (HHI)');
    expect(Number(data[0]?.['Coverage'])).toBe(calculation.coverage);
    expect(Number(data[0]?.['Evidenced'])).toBe(calculation.evidenced);
    expect(data[0]).toMatchObject({
      'Startup Name': 'Puente',
      'Calculation Date': '2026-03-04T10:31:05Z',
      'Investability Score': String(calculation.IE_investability_score),
      'Cash runway': '9',
      'LTV/CAC': '4',
    });
    expect(data[2]).toMatchObject({
      'Startup Name': "'=Nada()",
      'Investability Level': 'Not evaluated',
      'Cash runway': '',
    });
  });

  it('as Markdown formats scores as tenths and escapes names in cells', async () => {
    const text = await comparisonMarkdown(report).text();
    expect(text).toContain('# Seed \\*Iberia\\*');
    expect(text).toContain('| Cash runway, months | 9 | 18 | N/A |');
    expect(text).toContain('A \\| B');
    expect(text).toMatch(
      /\| Puente \| 04\/03\/2026 \| \d\.\d\/10 \| \w+ \| \d\.\d\/10 to \d\.\d\/10 \| \d+ % \| 0 % \|/,
    );
    expect(text).toMatch(/\| Market concentration \(HHI\) \| ≈ /);
    expect(text).toContain(`\nA \\| B: ${cause}\n`);
    expect(text.match(/Accepted from/g)).toHaveLength(1);
    expect(text).toContain('## Correlation Matrix');
  });

  it('ranks by score, regardless of the column order', () => {
    const [low, high] = [40, 70].map((score) => ({ ...calculation, IE_investability_score: score }));
    const ordered = comparisonReport(
      'Seed',
      [
        { name: 'Low', open_contradictions: 0, calculation: low ?? null },
        { name: 'Unknown', open_contradictions: 0, calculation: null },
        { name: 'High', open_contradictions: 0, calculation: high ?? null },
      ],
      'general',
      'en',
      now,
    );
    expect(ordered.startups.map(({ name }) => name)).toEqual(['Low', 'Unknown', 'High']);
    expect(ordered.ranking.map(({ name }) => name)).toEqual(['High', 'Low', 'Unknown']);
  });

  it('contains only the visible rows', async () => {
    const hidden = new Set(['FEM_burn_multiple']);
    const chosen = comparisonReport('Seed', startups.slice(0, 2), 'general', 'en', now, {
      hidden,
      onlyDifferences: true,
    });
    const text = await comparisonCsv(chosen).text();
    expect(text).toContain('Cash runway');
    expect(text).not.toContain('Burn multiple');
    expect(text).not.toContain('Customer lifetime value');
  });

  it('contains the metrics of the selected tab', async () => {
    const text = await comparisonCsv(comparisonReport('Seed', startups, 'educational', 'en', now)).text();
    expect(text).toContain('Academic impact');
    expect(text).not.toContain('Cash runway');
  });
});
