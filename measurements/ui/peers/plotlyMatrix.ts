import Plotly from 'plotly.js-dist-min';

import type { Draw } from '../contender.ts';
import type { MatrixData } from '../data.ts';

const draw: Draw<MatrixData> = async (element, { labels, values, other }) => {
  const layout = { width: element.clientWidth, height: element.clientWidth, margin: { l: 160, t: 24, r: 0, b: 0 } };
  const render = (shown: MatrixData['values']) =>
    Plotly.react(element, [{ type: 'heatmap', z: shown, x: labels, y: labels, showscale: false }], layout, {
      displayModeBar: false,
    });
  await render(values);
  return {
    act: async (_, step) => {
      await render(step % 2 === 0 ? other : values);
    },
    remove: () => {
      Plotly.purge(element);
      element.replaceChildren();
    },
  };
};

export default draw;
