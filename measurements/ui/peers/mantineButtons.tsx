import '@mantine/core/styles.css';
import { Button, MantineProvider } from '@mantine/core';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <MantineProvider>
      {Array.from({ length: count }, (_, index) => (
        <Button key={String(index)} variant="default">
          Save {index}
        </Button>
      ))}
    </MantineProvider>,
  );
  return { remove: root.remove };
};

export default draw;
