import '@radix-ui/themes/styles.css';
import { Select, Theme } from '@radix-ui/themes';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <Theme>
      {Array.from({ length: count }, (_, index) => (
        <Select.Root key={String(index)} defaultValue="Seed">
          <Select.Trigger aria-label={`Stage ${index}`} />
          <Select.Content>
            {['Seed', 'Early', 'Growth', 'Mature'].map((name) => (
              <Select.Item key={name} value={name}>
                {name}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      ))}
    </Theme>,
  );
  return { remove: root.remove };
};

export default draw;
