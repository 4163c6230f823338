import { cell, plot } from '@observablehq/plot';

import type { Draw } from '../contender.ts';
import type { MatrixData } from '../data.ts';

const draw: Draw<MatrixData> = (element, { labels, values, other }) => {
  const render = (shown: MatrixData['values']) =>
    element.replaceChildren(
      plot({
        width: element.clientWidth,
        height: element.clientWidth,
        marginLeft: 160,
        x: { domain: labels, axis: null },
        y: { domain: labels },
        marks: [
          cell(
            shown.flatMap((row, index) =>
              row.map((value, column) => ({ row: labels[index], column: labels[column], value })),
            ),
            { x: 'column', y: 'row', fill: 'value' },
          ),
        ],
      }),
    );
  render(values);
  return { act: (_, step) => render(step % 2 === 0 ? other : values), remove: () => element.replaceChildren() };
};

export default draw;
