import { Line, LineChart, XAxis, YAxis } from 'recharts';

import type { Draw } from '../contender.ts';
import type { LinesData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<LinesData> = (element, { times, series }) => {
  const root = reactRoot(element);
  root.render(
    <LineChart
      width={element.clientWidth}
      height={320}
      data={times.map((time, index) => ({
        time,
        ...Object.fromEntries(series.map(({ label, values }) => [label, values[index] ?? 0])),
      }))}
    >
      <XAxis dataKey="time" type="number" domain={['dataMin', 'dataMax']} />
      <YAxis />
      {series.map(({ label }) => (
        <Line key={label} dataKey={label} isAnimationActive={false} dot={times.length < 100} />
      ))}
    </LineChart>,
  );
  return { remove: root.remove };
};

export default draw;
