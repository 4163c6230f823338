import '@mantine/core/styles.css';
import { MantineProvider, Select } from '@mantine/core';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <MantineProvider>
      {Array.from({ length: count }, (_, index) => (
        <Select
          key={String(index)}
          aria-label={`Stage ${index}`}
          data={['Seed', 'Early', 'Growth', 'Mature']}
          defaultValue="Seed"
        />
      ))}
    </MantineProvider>,
  );
  return { remove: root.remove };
};

export default draw;
