import { Table } from 'antd';

import type { Draw } from '../contender.ts';
import type { ComparisonData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';
import { Cell } from './Cell.tsx';

type Row = ComparisonData['rows'][number];

const draw: Draw<ComparisonData> = (element, { startups, rows }) => {
  const root = reactRoot(element);
  root.render(
    <Table<Row>
      size="small"
      pagination={false}
      rowKey="id"
      dataSource={rows}
      columns={[
        { key: 'metric', dataIndex: 'metric' },
        ...startups.map((title, index) => ({
          key: title,
          title,
          render: (_: unknown, row: Row) => <Cell cell={row.cells[index]} />,
        })),
      ]}
    />,
  );
  return { remove: root.remove };
};

export default draw;
