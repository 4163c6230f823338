import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Root key={String(index)} defaultValue="one">
        <List aria-label={`T${index}`}>
          <Trigger value="one">One</Trigger>
          <Trigger value="two">Two</Trigger>
          <Trigger value="three">Three</Trigger>
        </List>
        <Content value="one">First {index}</Content>
        <Content value="two">Second</Content>
        <Content value="three">Third</Content>
      </Root>
    )),
  );
  return { remove: root.remove };
};

export default draw;
