import '@mantine/core/styles.css';
import { Badge, MantineProvider } from '@mantine/core';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <MantineProvider>
      {Array.from({ length: count }, (_, index) => (
        <Badge key={String(index)} color="green">
          High {index}
        </Badge>
      ))}
    </MantineProvider>,
  );
  return { remove: root.remove };
};

export default draw;
