import { formatScore } from '@aval/metrics';
import { printedGain, recommendationRows, scenarioBase } from '@aval/screens';
import { i18n } from '@lingui/core';
import { parse } from 'papaparse';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

import { calculationOn, startup } from '../testing/fixtures.ts';
import { exportLensesOf } from './exportLenses.ts';
import { startupFileName } from './fileNames.ts';
import { plainMarkdown } from './markdown.ts';
import { scoreOfTen } from './scoreOfTen.ts';
import { startupCsv } from './startupCsv.ts';
import { startupMarkdown } from './startupMarkdown.ts';
import { startupPdf } from './startupPdf.ts';
import { startupReport, type StartupReport } from './startupReport.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const calculation = calculationOn(1, '2026-03-04T10:31:05Z');
const report = startupReport(startup, calculation, ['general'], 'en');

const read = async (blob: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

async function pdfText(printed: StartupReport): Promise<string> {
  const bytes = new Uint8Array(await startupPdf(printed).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

describe('exportLensesOf', () => {
  it.each([
    ['admin', 'F', ['general', 'corporate', 'educational']],
    ['user', 'CORP', ['corporate']],
    ['user', 'EDU', ['educational']],
    ['user', 'I', ['general']],
  ] as const)('lets %s of type %s take away %j', (role, type, lenses) => {
    expect(exportLensesOf({ role, profile_type: type })).toEqual(lenses);
  });
});

describe('startupFileName', () => {
  it('contains id, name and time in UTC', () => {
    expect(startupFileName({ id: 7, name: 'Puente' }, '2026-03-04T10:31:05Z')).toBe(
      'startup_7_Puente_calculation_2026-03-04_10-31-05',
    );
  });

  it('keeps letters of every script and replaces unsafe characters', () => {
    expect(startupFileName({ id: 1, name: ' Ñandú / "Ωmega": 50%? ' }, '2026-03-04T00:00:00Z')).toBe(
      'startup_1_Ñandú_Ωmega_50__calculation_2026-03-04_00-00-00',
    );
  });
});

it('truncates long names, so that the file name with its date stays within the limit', () => {
  const name = startupFileName({ id: 99_999_999, name: '東'.repeat(200) }, '2026-03-04T00:00:00Z');
  expect(name).toMatch(/^startup_99999999_東+_calculation_2026-03-04_00-00-00$/);
  expect(new TextEncoder().encode(`${name}.pdf`).length).toBeLessThanOrEqual(255);
});

describe('scoreOfTen', () => {
  it.each([
    [82.8, 'score', '8.3/10'],
    [84.5, 'score', '8.5/10'],
    [7.25, 'rating', '7.3/10'],
    [null, 'score', null],
    [12, 'months', null],
  ] as const)('writes %s as %s like %s', (value, format, shown) => {
    expect(scoreOfTen(value, format)).toBe(shown);
  });
});

it('every format names the proposal that led to the calculation', async () => {
  const proposal = { id: 3, created_at: '2026-03-01T09:00:00Z', fields: ['cash_runway_months'], is_automatic: false };
  const caused = startupReport(startup, { ...calculation, proposal }, ['general'], 'en');
  const cause = "Accepted from the owners' figures of 01/03/2026: Cash Runway";
  expect(await read(startupMarkdown(caused))).toContain(`- ${cause}`);
  expect(await pdfText(caused)).toContain(cause);
  const { data } = parse<Record<string, string>>((await read(startupCsv(caused))).slice(1), { header: true });
  expect(data[0]?.['cause']).toBe(cause);
  expect(await read(startupMarkdown(report))).not.toContain('Accepted from');
});

describe('the mark of figures that contradict each other', () => {
  const marked = startupReport({ ...startup, open_contradictions: 2 }, calculation, ['general'], 'en');

  it('is in every format while one is open', async () => {
    expect(await read(startupMarkdown(marked))).toContain('- Figures contradict each other');
    const { data } = parse<Record<string, string>>((await read(startupCsv(marked))).slice(1), { header: true });
    expect(data[0]?.['figures_contradict_each_other']).toBe('true');
    expect(await pdfText(marked)).toContain('Figures contradict each other');
  });

  it('is absent otherwise', async () => {
    expect(await read(startupMarkdown(report))).not.toContain('contradict');
    expect(await pdfText(report)).not.toContain('contradict');
  });
});

describe('startupCsv', () => {
  it('has a byte order mark and a row with the stored value of each metric', async () => {
    const text = await read(startupCsv(report));
    expect(text.startsWith('\uFEFF')).toBe(true);
    const { data, errors } = parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    const runway = data.find((row) => row['metric_id'] === 'FEM_cash_runway');
    expect(runway).toMatchObject({ startup: 'Puente', value: '9', unit: 'months', meets_benchmark: 'false' });
    const score = data.find((row) => row['metric_id'] === 'IE_investability_score');
    expect(Number(score?.['value'])).toBe(calculation.IE_investability_score);
    expect(runway).toMatchObject({ benchmark_min: '12', benchmark_max: '' });
    expect(data.find((row) => row['metric_id'] === 'LTV_CAC')?.['value']).toBe('4');
    expect(data.some((row) => row['metric_id']?.startsWith('COR_'))).toBe(false);
    const hhi = data.find((row) => row['metric_id'] === 'MEM_hhi_index');
    expect(hhi).toMatchObject({ is_estimated: 'true', meets_benchmark: '' });
    expect(runway).toMatchObject({
      is_estimated: 'false',
      investability_range_low: String(calculation.range?.low),
      coverage: String(calculation.coverage),
      evidenced: String(calculation.evidenced),
    });
  });

  it.each([
    ['en', ['EUR', 'million EUR', '%', 'ratio', 'months', 'EUR', '']],
    ['es', ['EUR', 'millones de EUR', '%', 'ratio', 'meses', 'EUR', '']],
  ] as const)('names the units of stored values in the language %s', async (locale, units) => {
    const text = await read(startupCsv(startupReport(startup, calculation, ['general'], locale)));
    const { data, meta } = parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
    expect(meta.delimiter).toBe(locale === 'es' ? ';' : ',');
    const unitOf = (id: string) => data.find((row) => row['metric_id'] === id)?.['unit'];
    expect(
      [
        'FEM_lifetime_value',
        'MEM_market_size',
        'FEM_revenue_growth_rate',
        'FEM_debt_to_equity',
        'FEM_cash_runway',
        'FEM_customer_acquisition_cost',
        'LTV_CAC',
      ].map(unitOf),
    ).toEqual(units);
  });

  it('escapes a name that would run as a formula', async () => {
    const evil = { ...report, startup: { ...report.startup, name: '=HYPERLINK("https://x.example")' } };
    const { data } = parse<Record<string, string>>((await read(startupCsv(evil))).slice(1), { header: true });
    expect(data[0]?.['startup']).toBe(`'=HYPERLINK("https://x.example")`);
  });
});

describe('the facts of a report', () => {
  const evidence = { burn_rate: { kind: 'document', date: '2026-02-28' } } as const;
  const dated = calculationOn(1, '2026-03-04T10:31:05Z', { stated_on: '2026-01-31', evidence });
  const lists = { industries: [{ id: 4, name: 'Finance' }] };
  const withFacts = startupReport(startup, dated, ['general'], 'en', lists);

  it('have date and kind of evidence in the CSV file', async () => {
    const text = await read(startupCsv(withFacts));
    const { data, errors } = parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    const rowOf = (id: string) => data.find((row) => row['metric_id'] === id);
    expect(rowOf('burn_rate')).toMatchObject({ value: '25000', fact_date: '2026-02-28', fact_evidence: 'document' });
    expect(rowOf('team_size')).toMatchObject({ value: '6', fact_date: '2026-01-31', fact_evidence: 'stated' });
    expect(rowOf('profit_margin')).toMatchObject({ fact_date: '', fact_evidence: 'defaulted' });
    expect(rowOf('industry_id')).toMatchObject({ value: 'Finance', metric: 'Industry' });
    expect(rowOf('FEM_cash_runway')).toMatchObject({ fact_date: '', fact_evidence: '' });
  });

  it('have date and kind of evidence in Markdown and PDF', async () => {
    const text = await startupMarkdown(withFacts).text();
    expect(text).toMatch(/\| Burn Rate \| 25\.000 € \/ month \| 28\/02\/2026 \| Document \|/);
    expect(text).toMatch(/\| Team Size \| 6[^|]* \| 31\/01\/2026 \| Stated \|/);
    expect(await pdfText(withFacts)).toMatch(/Burn Rate 25\.000 € \/ month 28\/02\/2026 Document/);
  });
});

describe('the recommendations of a report', () => {
  it('match the screen, including the printed gains', () => {
    const screen = recommendationRows(calculation.recommendations, 'en', printedGain(scenarioBase(calculation)));
    expect(report.recommendations.map(({ gain, text }) => [gain, text])).toEqual([
      ...screen.rows.map(({ gain, text }) => [gain, text]),
      ...screen.notes.map((note) => [null, note]),
    ]);
    const stored = calculation.recommendations.flatMap(({ gain }) => (gain === null ? [] : [formatScore(gain)]));
    expect(screen.rows.map(({ gain }) => formatScore(gain))).toEqual(stored);
  });
});

describe('the advice of a report', () => {
  const advice = report.recommendations.find(({ proof }) => proof !== null);

  it('has why, who and proof in Markdown, below what to do', async () => {
    const text = await startupMarkdown(report).text();
    expect(text).toContain(
      `  - Why: ${plainMarkdown(advice?.why ?? '')}\n  - Who does it: ${plainMarkdown(advice?.who ?? '')}`,
    );
    expect(text).toContain(`  - What would prove it: ${plainMarkdown(advice?.proof ?? '')}`);
  });

  it('highlights a duty', async () => {
    const duty = { gain: null, isDuty: true, text: 'Cut now', why: null, who: null, proof: null };
    const text = await startupMarkdown({ ...report, recommendations: [duty] }).text();
    expect(text).toContain('- **Cut now**\n');
    expect(text).not.toContain('Why:');
  });
});

describe('startupMarkdown', () => {
  it('contains the key facts, and marks estimates', async () => {
    const named = startupReport(startup, calculation, ['general'], 'en', {
      industries: [{ id: 4, name: 'Finance' }],
    });
    const text = await startupMarkdown(named).text();
    expect(text).toContain('- Industry: Finance');
    expect(text).toContain('- Stage: N/A');
    expect(text).toContain('- Burn Rate: 25.000');
    expect(text).toMatch(/\| Market concentration \(HHI\) \| ≈ /);
    expect(text).toMatch(/\| Value proposition \| \d\.\d\/10 \|/);
  });

  it('formats the benchmark of a score or a rating like the value next to it', async () => {
    const text = await startupMarkdown(report).text();
    expect(text).toMatch(/\| Financial health \| \d\.\d\/10 \| At least 7\.0\/10 \|/);
    expect(text).toMatch(/\| Competitor strength \| ≈ \d\.\d\/10 \| At most 7\.0\/10 \|/);
  });

  it('shows a risk without data as 5, with a note', async () => {
    const cells = report.heatmap[0]?.cells.map((cell) => ({ ...cell, value: 5, hasData: false })) ?? [];
    const known = (group: (typeof report.heatmap)[number]) => group.cells.map((cell) => ({ ...cell, hasData: true }));
    const heatmap = report.heatmap.map((group, index) => ({ ...group, cells: index === 0 ? cells : known(group) }));
    const text = await startupMarkdown({ ...report, heatmap }).text();
    expect(text.match(/ 5\.0\/10 \(no data\) /g)).toHaveLength(3);
  });

  it('shows scores out of ten and every recommendation with its gain', async () => {
    const text = await startupMarkdown(report).text();
    expect(text).toContain('# Puente');
    expect(text).toContain(`${scoreOfTen(calculation.IE_investability_score ?? null, 'score')} (`);
    const { low = null, high = null } = report.range ?? {};
    expect(text).toContain(`90 % range: ${scoreOfTen(low, 'score')}–${scoreOfTen(high, 'score')}`);
    for (const { text: line } of report.recommendations) expect(text).toContain(plainMarkdown(line));
  });

  it('escapes Markdown and HTML in names', () => {
    expect(['- a', '+ a', '1. a', '2) a', '---', '-5,2', '−5,2', '3.5 a'].map(plainMarkdown)).toEqual([
      String.raw`\- a`,
      String.raw`\+ a`,
      String.raw`1\. a`,
      String.raw`2\) a`,
      String.raw`\---`,
      '-5,2',
      '-5,2',
      '3.5 a',
    ]);
    expect(plainMarkdown('# a | [b](c) <i>\n- d')).toBe('\\# a \\| \\[b\\](c) \\<i\\> - d');
  });
});
