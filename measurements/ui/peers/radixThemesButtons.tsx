import '@radix-ui/themes/styles.css';
import { Button, Theme } from '@radix-ui/themes';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <Theme>
      {Array.from({ length: count }, (_, index) => (
        <Button key={String(index)} variant="outline">
          Save {index}
        </Button>
      ))}
    </Theme>,
  );
  return { remove: root.remove };
};

export default draw;
