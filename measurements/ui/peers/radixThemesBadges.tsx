import '@radix-ui/themes/styles.css';
import { Badge, Theme } from '@radix-ui/themes';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <Theme>
      {Array.from({ length: count }, (_, index) => (
        <Badge key={String(index)} color="green">
          High {index}
        </Badge>
      ))}
    </Theme>,
  );
  return { remove: root.remove };
};

export default draw;
