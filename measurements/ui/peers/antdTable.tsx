import { Table } from 'antd';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Draw } from '../contender.ts';
import { type TableRow, typed } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

interface State {
  text: string;
  order: 'ascend' | 'descend' | null;
}

function Grid({ rows, onReady }: { rows: readonly TableRow[]; onReady: (change: (state: State) => void) => void }) {
  const [{ text, order }, setState] = useState<State>({ text: '', order: null });
  onReady(setState);
  const shown = useMemo(
    () => (text === '' ? rows : rows.filter((row) => `${row.name} ${row.place}`.toLowerCase().includes(text))),
    [rows, text],
  );
  return (
    <Table<TableRow>
      virtual
      size="small"
      scroll={{ y: 600, x: 800 }}
      pagination={false}
      rowKey="id"
      dataSource={shown}
      columns={[
        { dataIndex: 'name', title: 'Name' },
        { dataIndex: 'place', title: 'Place' },
        { dataIndex: 'score', title: 'Score', sorter: (a, b) => a.score - b.score, sortOrder: order },
        { dataIndex: 'founded', title: 'Founded' },
      ]}
    />
  );
}

const draw: Draw<readonly TableRow[]> = (element, rows) => {
  const root = reactRoot(element);
  let change: ((state: State) => void) | undefined;
  root.render(
    <Grid
      rows={rows}
      onReady={(given) => {
        change = given;
      }}
    />,
  );
  return {
    act: (action, step) =>
      flushSync(() =>
        change?.(
          action === 'key'
            ? { text: typed[step % typed.length] ?? '', order: null }
            : { text: '', order: step % 2 === 0 ? 'ascend' : 'descend' },
        ),
      ),
    remove: root.remove,
  };
};

export default draw;
