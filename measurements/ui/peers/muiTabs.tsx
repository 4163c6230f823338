import { Tab, Tabs } from '@mui/material';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <div key={String(index)}>
        <Tabs value={0} aria-label={`T${index}`}>
          <Tab label="One" />
          <Tab label="Two" />
          <Tab label="Three" />
        </Tabs>
        First {index}
      </div>
    )),
  );
  return { remove: root.remove };
};

export default draw;
