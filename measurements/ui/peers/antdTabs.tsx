import { Tabs } from 'antd';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Tabs
        key={String(index)}
        items={[
          { key: 'one', label: 'One', children: `First ${index}` },
          { key: 'two', label: 'Two', children: 'Second' },
          { key: 'three', label: 'Three', children: 'Third' },
        ]}
      />
    )),
  );
  return { remove: root.remove };
};

export default draw;
