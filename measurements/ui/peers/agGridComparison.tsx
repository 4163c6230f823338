import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';

import type { Draw } from '../contender.ts';
import type { ComparisonData } from '../data.ts';
import { reactRoot, until } from '../reactRoot.ts';
import { Cell } from './Cell.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);

type Row = ComparisonData['rows'][number];

const draw: Draw<ComparisonData> = async (element, { startups, rows }) => {
  const root = reactRoot(element);
  root.render(
    <div style={{ height: 800 }}>
      <AgGridReact<Row>
        rowData={rows}
        columnDefs={[
          { field: 'metric' as const },
          ...startups.map((headerName, index) => ({
            headerName,
            colId: headerName,
            cellRenderer: ({ data }: CustomCellRendererProps<Row>) => <Cell cell={data?.cells[index]} />,
          })),
        ]}
      />
    </div>,
  );
  await until(() => element.querySelector('.figure') !== null);
  return { remove: root.remove };
};

export default draw;
