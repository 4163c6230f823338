import type { Draw } from '../contender.ts';
import type { ComparisonData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';
import { Cell } from './Cell.tsx';

const draw: Draw<ComparisonData> = (element, { startups, rows }) => {
  const root = reactRoot(element);
  root.render(
    <table>
      <thead>
        <tr>
          <th aria-label="Metric" />
          {startups.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, metric, cells }) => (
          <tr key={id}>
            <th scope="row">{metric}</th>
            {cells.map((cell, index) => (
              <td key={startups[index]}>
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>,
  );
  return { remove: root.remove };
};

export default draw;
