import { formatPercent, formatScore, investabilityBand } from '@aval/metrics';
import { t } from '@lingui/core/macro';

import { ink, levelInk, seriesInk } from '../shell/theme/paperInk.ts';
import { coverageText } from './coverageText.ts';
import { drawHeatmap, drawRadar, drawRange } from './pdf/charts.ts';
import { drawTitle } from './pdf/drawTitle.ts';
import { newPdf } from './pdf/newPdf.ts';
import { type Sheet, sheetOn } from './pdf/sheet.ts';
import { shortened } from './pdf/shortened.ts';
import { drawTable } from './pdf/table.ts';
import { radarRows } from './radarRows.ts';
import { shownValue } from './reportMetrics.ts';
import type { StartupReport } from './startupReport.ts';

/** Half an inch in points. */
const margin = 36;

function drawHead(sheet: Sheet, { startup, shownDate, modelVersion, isContradictory, cause }: StartupReport): void {
  drawTitle(sheet, startup.name, [shownDate, t`Model ${modelVersion}`], 20);
  const place = [startup.location, startup.website_url].filter((part) => part !== null && part !== '').join(' · ');
  if (place !== '') sheet.paragraph(place, { color: ink.muted, gap: 2 });
  if (startup.description) sheet.paragraph(startup.description, { gap: 6 });
  if (isContradictory) sheet.paragraph(t`Figures contradict each other`, { color: levelInk.yellow, gap: 6 });
  if (cause !== null) sheet.paragraph(cause, { color: ink.muted, gap: 6 });
  sheet.line([sheet.left, sheet.y], [sheet.right, sheet.y]);
  sheet.y += 12;
}

const factsPerLine = 4;
const factHeight = 26;

function drawFacts(sheet: Sheet, { facts }: StartupReport): void {
  const width = sheet.width / factsPerLine;
  sheet.keep(Math.ceil(facts.length / factsPerLine) * factHeight);
  for (const [index, { label, text }] of facts.entries()) {
    const x = sheet.left + (index % factsPerLine) * width;
    const y = sheet.y + Math.floor(index / factsPerLine) * factHeight;
    const fits = (part: string) => sheet.widthOf(part, { size: 9, isBold: true }) <= width - 8;
    sheet.text(label, x, y + 8, { size: 7.5, color: ink.muted });
    sheet.text(shortened(text, fits), x, y + 19, { size: 9, isBold: true });
  }
  sheet.y += Math.ceil(facts.length / factsPerLine) * factHeight + 8;
}

const radarRadius = 78;
const scoreHeight = 190;

function drawScore(sheet: Sheet, report: StartupReport): void {
  const { score, levelName, range, coverage, evidenced, radar, locale } = report;
  sheet.keep(scoreHeight);
  const { left, y: top } = sheet;
  const width = sheet.width * 0.5;
  sheet.text(t`Investability`, left, top + 10, { size: 11, isBold: true });
  const shown = formatScore(score);
  sheet.text(shown, left, top + 48, { size: 34, isBold: true });
  const after = left + sheet.widthOf(shown, { size: 34, isBold: true }) + 6;
  if (score !== null) sheet.text('/100', after, top + 48, { size: 11, color: ink.muted });
  const band = investabilityBand(score);
  const color = band === null ? ink.muted : levelInk[band];
  sheet.text(levelName, left + width, top + 48, { size: 13, isBold: true, color, align: 'right' });
  drawRange(sheet, left, top + 64, width, { from: range?.low ?? null, to: range?.high ?? null, at: score });
  const rangeText = range
    ? t`90 % range: ${formatScore(range.low)}–${formatScore(range.high)}`
    : t`No range without a score`;
  sheet.text(rangeText, left, top + 88, { size: 9, color: ink.muted });
  sheet.text(t`Coverage`, left, top + 116, { size: 9, isBold: true });
  sheet.text(coverageText(coverage, evidenced), left + width, top + 116, { size: 9, isBold: true, align: 'right' });
  sheet.box(left, top + 122, width, 6, ink.track, 3);
  if (coverage > 0) sheet.box(left, top + 122, width * coverage, 6, ink.text, 3);
  if (evidenced) sheet.box(left, top + 122, width * evidenced, 6, ink.evidenced, 3);
  sheet.text(
    t`An estimate counts half as stated; green is what a document or a web page vouches for.`,
    left,
    top + 142,
    {
      size: 7.5,
      color: ink.muted,
    },
  );
  for (const [index, series] of radar.entries()) {
    const x = left + index * 80;
    sheet.box(x, top + 162, 8, 8, seriesInk[index] ?? ink.text, 2);
    sheet.text(series.label[locale], x + 12, top + 169, { size: 8 });
  }
  const names = report.contributions.filter(({ id }) => id !== 'weakest').map(({ label }) => label[locale]);
  if (radar.length > 0 && names.length > 0) {
    drawRadar(sheet, [sheet.right - sheet.width * 0.22, top + 92], radarRadius, radar, names);
  }
  sheet.y = top + scoreHeight;
}

/** Draws the values of the radar chart as a table. */
function drawRadarFigures(sheet: Sheet, report: StartupReport): void {
  const { radar, locale } = report;
  if (radar.length === 0) return;
  sheet.heading(t`Areas`);
  const share = 0.54 / radar.length;
  drawTable(
    sheet,
    [
      { title: t`Area`, share: 0.46 },
      ...radar.map(({ label }) => ({ title: label[locale], share, align: 'right' as const })),
    ],
    radarRows(report).map(({ name, values }) => [
      { text: name },
      ...values.map((value) => ({ text: formatScore(value) })),
    ]),
  );
}

function drawContributions(sheet: Sheet, { contributions, score, locale }: StartupReport): void {
  if (contributions.length === 0) return;
  sheet.heading(t`How the score adds up`);
  drawTable(
    sheet,
    [
      { title: t`Part`, share: 0.46 },
      { title: t`Score`, share: 0.18, align: 'right' },
      { title: t`Weight`, share: 0.18, align: 'right' },
      { title: t`Points`, share: 0.18, align: 'right' },
    ],
    [
      ...contributions.map(({ label, score: value, isAssumed, weight, shownPoints }) => [
        { text: isAssumed ? `${label[locale]} (${t`nothing stated`})` : label[locale] },
        { text: formatScore(value) },
        { text: formatPercent(weight * 100, 0) },
        { text: formatScore(shownPoints) },
      ]),
      [
        { text: t`Investability`, isBold: true },
        { text: '' },
        { text: formatPercent(100, 0) },
        { text: formatScore(score), isBold: true },
      ],
    ],
  );
}

function drawRecommendations(sheet: Sheet, { recommendations }: StartupReport): void {
  if (recommendations.length === 0) return;
  sheet.heading(t`Recommendations`);
  drawTable(
    sheet,
    [
      { title: t`Recommendation`, share: 0.34 },
      { title: t`Why`, share: 0.24 },
      { title: t`Who does it`, share: 0.12 },
      { title: t`What would prove it`, share: 0.18 },
      { title: t`Expected gain`, share: 0.12, align: 'right' },
    ],
    recommendations.map(({ gain, isDuty, text, why, who, proof }) => [
      { text, isBold: isDuty },
      { text: why ?? '' },
      { text: who ?? '' },
      { text: proof ?? '' },
      gain === null ? { text: '–', color: ink.muted } : { text: `+${formatScore(gain)}`, isBold: true },
    ]),
  );
}

function drawDatedFacts(sheet: Sheet, { datedFacts }: StartupReport): void {
  if (datedFacts.length === 0) return;
  sheet.heading(t`Facts`);
  drawTable(
    sheet,
    [
      { title: t`Fact`, share: 0.42 },
      { title: t`Value`, share: 0.26, align: 'right' },
      { title: t`Date`, share: 0.16, indent: 14 },
      { title: t`Evidence`, share: 0.16 },
    ],
    datedFacts.map(({ label, text, shownDate, evidence }) => [
      { text: label },
      { text, isBold: true },
      { text: shownDate },
      { text: evidence, color: ink.muted },
    ]),
  );
}

function drawMetrics(sheet: Sheet, { sections }: StartupReport): void {
  for (const { title, groups } of sections) {
    sheet.heading(title, 12, 110);
    for (const { title: group, metrics } of groups) {
      sheet.heading(group, 9, 75);
      drawTable(
        sheet,
        [
          { title: t`Metric`, share: 0.42 },
          { title: t`Value`, share: 0.2, align: 'right' },
          { title: t`Benchmark`, share: 0.26, indent: 14 },
          { title: t`Met`, share: 0.12 },
        ],
        metrics.map((metric) => [
          { text: metric.label },
          { text: shownValue(metric), isBold: true },
          { text: metric.benchmark ?? '–', color: ink.muted },
          metric.isMet === null
            ? { text: metric.isEstimated && metric.benchmark !== null ? t`Estimate` : '–', color: ink.muted }
            : { text: metric.isMet ? t`Yes` : t`No`, color: metric.isMet ? ink.good : ink.bad },
        ]),
      );
    }
  }
}

function drawGlossary(sheet: Sheet, { sections, locale }: StartupReport): void {
  sheet.heading(t`Glossary`);
  for (const { glossary } of sections.flatMap(({ groups }) => groups.flatMap(({ metrics }) => metrics))) {
    sheet.keep(30);
    sheet.paragraph(glossary.title[locale], { size: 8, isBold: true, gap: 0 });
    sheet.paragraph(`${glossary.description[locale]} ${glossary.calculation[locale]}`, {
      size: 8,
      color: ink.muted,
      gap: 4,
    });
  }
}

/** A report as PDF: letter, portrait, margins of half an inch, with selectable text and vector charts. */
export function startupPdf(report: StartupReport): Blob {
  const pdf = newPdf({ orientation: 'portrait', title: report.startup.name, language: report.locale });
  const sheet = sheetOn(pdf, margin);
  drawHead(sheet, report);
  drawFacts(sheet, report);
  drawScore(sheet, report);
  drawContributions(sheet, report);
  drawRadarFigures(sheet, report);
  sheet.heading(t`Risk heatmap`, 12, 110);
  sheet.y += drawHeatmap(sheet, report.heatmap, report.locale, t`no data`) + 8;
  drawRecommendations(sheet, report);
  drawMetrics(sheet, report);
  drawDatedFacts(sheet, report);
  drawGlossary(sheet, report);
  const { startup, shownDate, modelVersion } = report;
  const aside = `${shownDate} · ${t`Model ${modelVersion}`}`;
  sheet.footers(startup.name, aside, (page, pages) => t`Page ${page} of ${pages}`);
  return pdf.output('blob');
}
