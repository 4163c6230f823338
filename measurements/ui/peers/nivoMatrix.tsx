import { HeatMapCanvas } from '@nivo/heatmap';

import type { Draw } from '../contender.ts';
import type { MatrixData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<MatrixData> = (element, { labels, values, other }) => {
  const root = reactRoot(element);
  const render = (shown: MatrixData['values']) =>
    root.render(
      <HeatMapCanvas
        width={element.clientWidth}
        height={element.clientWidth}
        margin={{ top: 24, left: 160, right: 0, bottom: 0 }}
        data={shown.map((row, index) => ({
          id: labels[index] ?? '',
          data: row.map((y, column) => ({ x: labels[column] ?? '', y })),
        }))}
        valueFormat=">-.0%"
        enableLabels={labels.length < 40}
        animate={false}
      />,
    );
  render(values);
  return { act: (_, step) => render(step % 2 === 0 ? other : values), remove: root.remove };
};

export default draw;
