import { describe, expect, it } from 'vitest';

import { example, master } from '../testing/examples.ts';
import { describeModel } from './describeModel.ts';
import { metrics } from './metrics.ts';

const tendero = { startup: example('E3').startup, master, options: { asOfYear: 2026 } };

describe('the description of the model', () => {
  const text = describeModel(tendero, 'en');
  const sectionOf = (id: string): string => text.split('\n### ').find((each) => each.includes(`\`${id}\``)) ?? '';

  it('has a section for every metric in both languages', () => {
    for (const { id, label } of metrics) {
      expect(text).toContain(`### ${label.en}\n\n\`${id}\``);
      expect(describeModel(tendero, 'es')).toContain(`### ${label.es}\n\n\`${id}\``);
    }
  });

  it('shows parts, weights, scales, a worked example and sources', () => {
    const fit = sectionOf('VPM_market_fit_score');
    expect(fit).toContain('| `problem_relevance` | 40 | 1 → 0, 5 → 100 |');
    expect(fit).toContain(
      '| Customers very disappointed without it (when given) | 40 | 0 → 0, 20 → 40, 40 → 80, 60 → 100 |',
    );
    expect(fit).toContain('(logarithmic)');
    expect(fit).toContain('Example: 0,40 × 50,00 + 0,40 × 50,00 + 0,20 × 66,38 = 53,3');
    expect(fit).toContain('Rests on: CB Insights post-mortems');
    expect(sectionOf('IE_investability_score')).toContain('| Weakest of the four areas | 20 | is a score already |');
  });

  it('shows what a value is stated and estimated from', () => {
    expect(sectionOf('FEM_debt_to_equity')).toContain(
      '- Stated from: Total debt, Total equity\n- Estimated from: Debt share of the financing type',
    );
    expect(sectionOf('FEM_cash_runway')).toContain('- Stated from: `cash_runway_months`\n\nExample: 4');
    expect(describeModel(tendero, 'es')).toContain('| La más débil de las cuatro áreas | 20 | ya es una nota |');
  });
});
