import { type CalculationRecord, masterDataSeed } from '@aval/contract';
import { evaluate, recommendationTexts, type StartupFacts } from '@aval/metrics';
import { i18n } from '@lingui/core';

import { type ComparisonReport, comparisonReport } from '../../apps/web/src/reports/comparisonReport.ts';
import { messages } from '../../apps/web/src/shell/language/app/en.ts';
import { examples } from '../../packages/metrics/src/testing/examples.ts';
import { comparedGroups } from '../../packages/screens/src/selectors/comparedMetrics.ts';

i18n.loadAndActivate({ locale: 'en', messages });

function calculationOf(index: number): CalculationRecord {
  const facts: StartupFacts = { ...examples[index % examples.length]?.startup, team_size: 1 + index };
  const { calculation, recommendations, estimated, ...rest } = evaluate(facts, masterDataSeed, {
    asOf: '2026-11-01',
  });
  return {
    ...calculation,
    ...rest,
    id: index,
    startup_id: index,
    calculation_date: '2026-11-21T10:00:00.000Z',
    estimated: [...estimated],
    recommendations: [...recommendations],
    IE_recommendations: recommendationTexts(recommendations, 'en'),
  };
}

const startups = Array.from({ length: 100 }, (_, index) => ({
  name: `Compañía Łódź ${index + 1}`,
  open_contradictions: 0,
  calculation: calculationOf(index),
}));

/** A report with all metrics of all lenses, each once; a real export contains only those of one tab. */
function widest(): ComparisonReport {
  const one = comparisonReport('A hundred startups', startups, 'general', 'en', new Date('2026-11-21'));
  const seen = new Set<string>();
  const groups = (['general', 'corporate', 'educational'] as const).flatMap(comparedGroups).map((group) => ({
    ...group,
    metrics: group.metrics.filter(({ id }) => !seen.has(id) && seen.add(id)),
  }));
  return { ...one, groups };
}

export const report = widest();
