import { Button } from 'antd';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(Array.from({ length: count }, (_, index) => <Button key={String(index)}>Save {index}</Button>));
  return { remove: root.remove };
};

export default draw;
