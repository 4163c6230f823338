import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar as Series, RadarChart } from 'recharts';

import { radarRows } from '../../ui/data.ts';
import { axes, series } from './content.ts';

const data = radarRows(axes, series);

/** The radar chart for peers without their own charts. */
export const Radar = () => (
  <RadarChart width={320} height={260} data={data}>
    <PolarGrid />
    <PolarAngleAxis dataKey="axis" />
    <PolarRadiusAxis domain={[0, 100]} />
    {series.map(({ label }) => (
      <Series key={label} dataKey={label} isAnimationActive={false} />
    ))}
  </RadarChart>
);
