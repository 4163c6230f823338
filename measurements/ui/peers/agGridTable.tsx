import { AllCommunityModule, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';

import type { Draw } from '../contender.ts';
import { type TableRow, typed } from '../data.ts';
import { reactRoot, until } from '../reactRoot.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const draw: Draw<readonly TableRow[]> = async (element, rows) => {
  const root = reactRoot(element);
  let api: GridApi<TableRow> | undefined;
  root.render(
    <div style={{ height: 640 }}>
      <AgGridReact<TableRow>
        rowData={[...rows]}
        columnDefs={[{ field: 'name' }, { field: 'place' }, { field: 'score' }, { field: 'founded' }]}
        onGridReady={(event) => {
          api = event.api;
        }}
      />
    </div>,
  );
  await until(() => element.querySelector('.ag-row') !== null);
  return {
    act: (action, step) => {
      if (action === 'key') api?.setGridOption('quickFilterText', typed[step % typed.length]);
      else api?.applyColumnState({ state: [{ colId: 'score', sort: step % 2 === 0 ? 'asc' : 'desc' }] });
    },
    remove: root.remove,
  };
};

export default draw;
