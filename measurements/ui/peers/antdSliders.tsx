import { Slider } from 'antd';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Slider key={String(index)} ariaLabelForHandle={`S${index}`} min={1} max={5} defaultValue={3} />
    )),
  );
  return { remove: root.remove };
};

export default draw;
