import { CorrelationMatrix } from '@aval/ui/charts';

import type { Draw } from '../contender.ts';
import type { MatrixData } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<MatrixData> = (element, { labels, values, other }) => {
  const root = reactRoot(element);
  const items = labels.map((label, index) => ({ id: String(index), label }));
  const render = (shown: MatrixData['values']) =>
    root.render(<CorrelationMatrix title="Similarity" items={items} values={shown} />);
  render(values);
  return { act: (_, step) => render(step % 2 === 0 ? other : values), remove: root.remove };
};

export default draw;
