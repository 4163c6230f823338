import { Badge } from '@aval/ui';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => <Badge key={String(index)} tone="success">{`High ${index}`}</Badge>),
  );
  return { remove: root.remove };
};

export default draw;
