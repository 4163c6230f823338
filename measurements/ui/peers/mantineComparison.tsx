import '@mantine/core/styles.css';
import { MantineProvider, Table } from '@mantine/core';

import type { Draw } from '../contender.ts';
import type { ComparisonData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';
import { Cell } from './Cell.tsx';

const draw: Draw<ComparisonData> = (element, { startups, rows }) => {
  const root = reactRoot(element);
  root.render(
    <MantineProvider>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            {startups.map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, metric, cells }) => (
            <Table.Tr key={id}>
              <Table.Th>{metric}</Table.Th>
              {cells.map((cell, index) => (
                <Table.Td key={startups[index]}>
                  <Cell cell={cell} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </MantineProvider>,
  );
  return { remove: root.remove };
};

export default draw;
