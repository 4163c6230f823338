import { DataTable } from '@aval/ui';

import type { Draw } from '../contender.ts';
import type { ComparisonData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<ComparisonData> = (element, { startups, rows }) => {
  const root = reactRoot(element);
  root.render(
    <DataTable
      label="Comparison"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { id: 'metric', header: '', isRowHeader: true, cell: (row) => row.metric },
        ...startups.map((name, index) => ({
          id: String(index),
          header: name,
          cell: (row: ComparisonData['rows'][number]) => {
            const cell = row.cells[index];
            return (
              <>
                <span className="swatch" data-band={cell?.band} />
                <span className="band">{cell?.band}</span> <span className="figure">{cell?.text}</span>{' '}
                <span className="mark">{cell?.mark}</span>
              </>
            );
          },
        })),
      ]}
    />,
  );
  return { remove: root.remove };
};

export default draw;
