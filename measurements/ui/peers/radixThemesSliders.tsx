import '@radix-ui/themes/styles.css';
import { Slider, Theme } from '@radix-ui/themes';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    <Theme>
      {Array.from({ length: count }, (_, index) => (
        <Slider key={String(index)} aria-label={`S${index}`} min={1} max={5} defaultValue={[3]} />
      ))}
    </Theme>,
  );
  return { remove: root.remove };
};

export default draw;
