import { Tag } from 'antd';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Tag key={String(index)} color="success">
        High {index}
      </Tag>
    )),
  );
  return { remove: root.remove };
};

export default draw;
