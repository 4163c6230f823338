import { Chip } from '@mui/material';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Chip key={String(index)} size="small" color="success" label={`High ${index}`} />
    )),
  );
  return { remove: root.remove };
};

export default draw;
