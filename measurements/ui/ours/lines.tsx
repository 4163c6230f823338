import { EvolutionChart } from '@aval/ui/charts';

import type { Draw } from '../contender.ts';
import type { LinesData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<LinesData> = (element, { times, series }) => {
  const root = reactRoot(element);
  const dates = times.map((time) => new Date(time).toISOString().slice(0, 10));
  root.render(
    <EvolutionChart
      title="Evolution"
      dates={dates}
      series={series.map(({ label, values }) => ({ id: label, label, values }))}
    />,
  );
  return { remove: root.remove };
};

export default draw;
