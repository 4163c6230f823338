import '@radix-ui/themes/styles.css';
import { Tabs, Theme } from '@radix-ui/themes';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <Theme>
      {Array.from({ length: count }, (_, index) => (
        <Tabs.Root key={String(index)} defaultValue="one">
          <Tabs.List aria-label={`T${index}`}>
            <Tabs.Trigger value="one">One</Tabs.Trigger>
            <Tabs.Trigger value="two">Two</Tabs.Trigger>
            <Tabs.Trigger value="three">Three</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="one">First {index}</Tabs.Content>
          <Tabs.Content value="two">Second</Tabs.Content>
          <Tabs.Content value="three">Third</Tabs.Content>
        </Tabs.Root>
      ))}
    </Theme>,
  );
  return { remove: root.remove };
};

export default draw;
