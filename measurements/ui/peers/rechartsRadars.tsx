import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';

import type { Draw } from '../contender.ts';
import { type RadarData, radarRows } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<RadarData> = (element, { axes, charts }) => {
  const root = reactRoot(element);
  root.render(
    charts.map((series, index) => (
      <RadarChart key={String(index)} width={240} height={240} data={radarRows(axes, series)}>
        <PolarGrid />
        <PolarAngleAxis dataKey="axis" />
        <PolarRadiusAxis domain={[0, 100]} tickCount={11} />
        {series.map(({ label }) => (
          <Radar key={label} dataKey={label} isAnimationActive={false} />
        ))}
      </RadarChart>
    )),
  );
  return { remove: root.remove };
};

export default draw;
