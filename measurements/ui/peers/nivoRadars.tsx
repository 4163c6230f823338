import { Radar } from '@nivo/radar';

import type { Draw } from '../contender.ts';
import { type RadarData, radarRows } from '../data.ts';
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
        data={radarRows(axes, series)}
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
