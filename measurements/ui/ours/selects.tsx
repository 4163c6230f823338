import { Select } from '@aval/ui';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const options = ['Seed', 'Early', 'Growth', 'Mature'].map((label) => ({ value: label, label }));

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Select key={String(index)} aria-label={`Stage ${index}`} options={options} defaultValue="Seed" />
    )),
  );
  return { remove: root.remove };
};

export default draw;
