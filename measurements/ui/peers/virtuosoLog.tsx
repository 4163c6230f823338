import { Virtuoso } from 'react-virtuoso';

import type { Draw } from '../contender.ts';
import { logData, type LogLine } from '../data.ts';
import { reactRoot, until } from '../reactRoot.ts';

const draw: Draw<readonly LogLine[]> = async (element, lines) => {
  const root = reactRoot(element);
  let all = lines;
  const render = () =>
    root.render(
      <Virtuoso
        style={{ height: 500 }}
        data={all}
        followOutput
        initialTopMostItemIndex={lines.length - 1}
        itemContent={(_, line) => `${line.timestamp} ${line.level} ${line.message}`}
      />,
    );
  render();
  await until(() => element.textContent.includes('startup'));
  return {
    act: async () => {
      const last = all.length + 99;
      all = [...all, ...logData(all.length, 100)];
      render();
      await until(() => element.textContent.includes(`startup ${last} `));
    },
    remove: root.remove,
  };
};

export default draw;
