import { Select } from 'antd';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Select
        key={String(index)}
        aria-label={`Stage ${index}`}
        defaultValue="Seed"
        options={['Seed', 'Early', 'Growth', 'Mature'].map((value) => ({ value, label: value }))}
      />
    )),
  );
  return { remove: root.remove };
};

export default draw;
