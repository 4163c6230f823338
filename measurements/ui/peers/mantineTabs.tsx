import '@mantine/core/styles.css';
import { MantineProvider, Tabs } from '@mantine/core';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <MantineProvider>
      {Array.from({ length: count }, (_, index) => (
        <Tabs key={String(index)} defaultValue="one">
          <Tabs.List aria-label={`T${index}`}>
            <Tabs.Tab value="one">One</Tabs.Tab>
            <Tabs.Tab value="two">Two</Tabs.Tab>
            <Tabs.Tab value="three">Three</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="one">First {index}</Tabs.Panel>
          <Tabs.Panel value="two">Second</Tabs.Panel>
          <Tabs.Panel value="three">Third</Tabs.Panel>
        </Tabs>
      ))}
    </MantineProvider>,
  );
  return { remove: root.remove };
};

export default draw;
