import '@mantine/core/styles.css';
import { MantineProvider, Slider } from '@mantine/core';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <MantineProvider>
      {Array.from({ length: count }, (_, index) => (
        <Slider key={String(index)} thumbLabel={`S${index}`} min={1} max={5} defaultValue={3} />
      ))}
    </MantineProvider>,
  );
  return { remove: root.remove };
};

export default draw;
