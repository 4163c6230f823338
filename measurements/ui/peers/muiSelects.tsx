import { MenuItem, Select } from '@mui/material';

import type { Draw } from '../contender.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<number> = (element, count) => {
  const root = reactRoot(element);
  root.render(
    Array.from({ length: count }, (_, index) => (
      <Select key={String(index)} value="Seed" size="small">
        {['Seed', 'Early', 'Growth', 'Mature'].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    )),
  );
  return { remove: root.remove };
};

export default draw;
