import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

import type { Draw } from '../contender.ts';
import { logData, type LogLine } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

function Lines({ lines }: { lines: readonly LogLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library
  const shown = useVirtualizer({ count: lines.length, getScrollElement: () => box.current, estimateSize: () => 20 });
  useLayoutEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  return (
    <div ref={box} style={{ height: 500, overflow: 'auto' }}>
      <div style={{ height: shown.getTotalSize(), position: 'relative' }}>
        {shown.getVirtualItems().map(({ index, key, start }) => (
          <div key={key} data-index={index} ref={shown.measureElement} style={{ position: 'absolute', top: start }}>
            {lines[index]?.timestamp} {lines[index]?.level} {lines[index]?.message}
          </div>
        ))}
      </div>
    </div>
  );
}

const draw: Draw<readonly LogLine[]> = (element, lines) => {
  const root = reactRoot(element);
  let all = lines;
  root.render(<Lines lines={all} />);
  return {
    act: () => {
      all = [...all, ...logData(all.length, 100)];
      root.render(<Lines lines={all} />);
    },
    remove: root.remove,
  };
};

export default draw;
