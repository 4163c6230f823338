import { Radar } from '@nivo/radar';

import type { Draw } from '../contender.ts';
import type { RadarData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<RadarData> = (element, { axes, charts }) => {
  const root = reactRoot(element);
  root.render(
    charts.map((series, index) => (
      <Radar
        key={String(index)}
        width={240}
        height={240}
        margin={{ top: 24, right: 24, bottom: 24, left: 24 }}
        data={axes.map((axis, at) => ({
          axis,
          ...Object.fromEntries(series.map(({ label, values }) => [label, values[at] ?? 0])),
        }))}
        keys={series.map(({ label }) => label)}
        indexBy="axis"
        maxValue={100}
        gridLevels={10}
        animate={false}
      />
    )),
  );
  return { remove: root.remove };
};

export default draw;
