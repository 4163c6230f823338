import { RadarChart } from '@aval/ui/charts';

import type { Draw } from '../contender.ts';
import type { RadarData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<RadarData> = (element, { axes, charts }) => {
  const root = reactRoot(element);
  const named = axes.map((label) => ({ id: label, label }));
  root.render(
    charts.map((series, index) => (
      <div key={String(index)} style={{ width: 240, display: 'inline-block' }}>
        <RadarChart
          isBare
          title={`Radar ${index}`}
          axes={named}
          series={series.map(({ label, values }) => ({ id: label, label, values }))}
        />
      </div>
    )),
  );
  return { remove: root.remove };
};

export default draw;
