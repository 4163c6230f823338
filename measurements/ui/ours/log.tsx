import { LogPanel } from '@aval/ui';

import type { Draw } from '../contender.ts';
import { logData, type LogLine } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const draw: Draw<readonly LogLine[]> = (element, lines) => {
  const root = reactRoot(element);
  let all: readonly LogLine[] = lines;
  root.render(<LogPanel title="Log" entries={all} />);
  return {
    act: () => {
      all = [...all, ...logData(all.length, 100)];
      root.render(<LogPanel title="Log" entries={all} />);
    },
    remove: root.remove,
  };
};

export default draw;
