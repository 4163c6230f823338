import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar as Series, RadarChart } from 'recharts';

import { axes, series } from './content.ts';

const data = axes.map((axis, at) => ({
  axis,
  ...Object.fromEntries(series.map(({ label, values }) => [label, values[at] ?? 0])),
}));

/** The radar of the peers that bring no charts of their own. */
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
