import { Slider } from '@aval/ui';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Slider key={String(index)} aria-label={`S${index}`} min={1} max={5} value={3} onValueChange={() => undefined} />
    )),
  );
  return { remove: root.remove };
};

export default draw;
