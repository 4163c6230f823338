import { LineCanvas } from '@nivo/line';

import type { Draw } from '../contender.ts';
import type { LinesData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<LinesData> = (element, { times, series }) => {
  const root = reactRoot(element);
  root.render(
    <LineCanvas
      width={element.clientWidth}
      height={320}
      margin={{ top: 8, right: 80, bottom: 40, left: 40 }}
      xScale={{ type: 'linear', min: 'auto', max: 'auto' }}
      data={series.map(({ label, values }) => ({
        id: label,
        data: values.map((y, index) => ({ x: times[index] ?? 0, y })),
      }))}
    />,
  );
  return { remove: root.remove };
};

export default draw;
