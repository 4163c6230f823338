import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';

import type { Draw } from '../contender.ts';
import type { ComparisonData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';
import { Cell } from './Cell.tsx';

const draw: Draw<ComparisonData> = (element, { startups, rows }) => {
  const root = reactRoot(element);
  root.render(
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell />
          {startups.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, metric, cells }) => (
          <TableRow key={id}>
            <TableCell component="th">{metric}</TableCell>
            {cells.map((cell, index) => (
              <TableCell key={startups[index]}>
                <Cell cell={cell} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>,
  );
  return { remove: root.remove };
};

export default draw;
