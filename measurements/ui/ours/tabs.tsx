import { Tabs } from '@aval/ui';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Tabs
        key={String(index)}
        label={`T${index}`}
        items={[
          { id: 'one', label: 'One', content: `First ${index}` },
          { id: 'two', label: 'Two', content: 'Second' },
          { id: 'three', label: 'Three', content: 'Third' },
        ]}
      />
    )),
  );
  return { remove: root.remove };
};

export default draw;
