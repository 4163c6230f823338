import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Root key={String(index)} min={1} max={5} defaultValue={[3]}>
        <Track>
          <Range />
        </Track>
        <Thumb aria-label={`S${index}`} />
      </Root>
    )),
  );
  return { remove: root.remove };
};

export default draw;
