import { ComparisonTable } from '@aval/ui';

import type { Draw } from '../contender.ts';
import type { ComparisonData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const bands = { high: 'high', medium: 'medium', low: 'low' } as const;
const marks = { '▲': 'better', '▼': 'worse', '': null } as const;
const bandOf = (band: string) => (band in bands ? bands[band as keyof typeof bands] : null);

/** The features of the product's comparison: sticky headers, a collapsible group, and marks with accessible names. */
const draw: Draw<ComparisonData> = (element, { startups, rows }) => {
  const root = reactRoot(element);
  root.render(
    <ComparisonTable
      label="Comparison"
      columns={startups.map((name, index) => ({ id: String(index), label: name, head: name }))}
      groups={[
        {
          id: 'metrics',
          label: 'Metrics',
          rows: rows.map(({ id, metric, cells }) => ({
            id,
            label: metric,
            cells: cells.map(({ text, band, mark }) => ({ text, band: bandOf(band), mark: marks[mark] })),
          })),
        },
      ]}
    />,
  );
  return { remove: root.remove };
};

export default draw;
