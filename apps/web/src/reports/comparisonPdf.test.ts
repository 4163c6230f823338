import { i18n } from '@lingui/core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it, vi } from 'vitest';

import { calculationOn } from '../testing/fixtures.ts';
import { comparisonPdf } from './comparisonPdf.ts';
import { comparisonReport } from './comparisonReport.ts';

vi.setConfig({ testTimeout: 60_000 });
i18n.loadAndActivate({ locale: 'en', messages: {} });

const proposal = { id: 3, created_at: '2026-03-01T09:00:00Z', fields: ['cash_runway_months'], is_automatic: false };
const startups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Startup ${index + 1}`,
    open_contradictions: index === 0 ? 1 : 0,
    calculation: {
      ...calculationOn(index, '2026-03-04T10:31:05Z', { cash_runway_months: 3 + index }),
      ...(index === 1 && { proposal }),
    },
  }));

async function pagesOf(count: number): Promise<string[]> {
  const report = comparisonReport('Seed', startups(count), 'general', 'en', new Date('2026-11-21T00:00:00Z'));
  const bytes = new Uint8Array(await comparisonPdf(report).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

it('starts with the ranking by score, each with its range', async () => {
  const [first = ''] = await pagesOf(4);
  expect(first).toMatch(/1 Startup 4 \d+,\d \d+,\d to \d+,\d/);
  expect(first).toContain('Figures contradict each other: Startup 1 ');
  expect(first).toContain("Startup 2: Accepted from the owners' figures of 01/03/2026: Cash Runway ");
  expect(first.match(/Accepted from/g)).toHaveLength(1);
  expect(first.indexOf('1 Startup 4')).toBeLessThan(first.indexOf('Metric Startup 1'));
});

it('splits ten startups into two tables of five', async () => {
  const text = (await pagesOf(10)).join(' ');
  expect(text).toContain('Metric Startup 1 Startup 2 Startup 3 Startup 4 Startup 5 Calculation Date');
  expect(text).toContain('Metric Startup 6 Startup 7 Startup 8 Startup 9 Startup 10 Calculation Date');
});

it.each([2, 6, 7, 10, 24, 30])('of %i startups does not end on a nearly empty page', async (count) => {
  const last = (await pagesOf(count)).at(-1) ?? '';
  expect(last.length).toBeGreaterThan(300);
});
