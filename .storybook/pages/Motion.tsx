import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { vars } from '../../packages/ui/src/theme/index.ts';
import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';
import { readable, useTokenValues } from './tokens.ts';

const uses: Record<keyof typeof vars.motion, string> = {
  fast: 'Hover, press, focus',
  base: 'Menu, tab, toast; a changed value',
  slow: 'Dialog, drawer',
  pulse: 'One pulse of a skeleton',
  spin: 'One turn of a spinner',
  enter: 'What comes',
  exit: 'What goes',
};
const names = Object.keys(vars.motion) as (keyof typeof vars.motion)[];
const played = ['fast', 'base', 'slow'] as const;

/** The motion tokens as the page resolves them: all durations are 0 with reduced motion. */
export function MotionTokens() {
  const [host, values] = useTokenValues<HTMLDivElement>(Object.values(vars.motion));
  return (
    <Frame>
      <div ref={host}>
        <Table
          label="Motion"
          head={['Token', 'Value here', 'Use']}
          rows={names.map((name) => ({
            id: name,
            cells: [
              <code key="name" className={styles.mono}>{`vars.motion.${name}`}</code>,
              readable(values.get(vars.motion[name])),
              uses[name],
            ],
          }))}
        />
      </div>
    </Frame>
  );
}

/** The three durations side by side, on demand. */
export function MotionSample() {
  const [isAway, setIsAway] = useState(false);
  return (
    <Frame>
      <div className={styles.panel}>
        <div>
          <Button variant="secondary" onClick={() => setIsAway(!isAway)}>
            {isAway ? 'Bring back' : 'Move'}
          </Button>
        </div>
        {played.map((name) => (
          <div
            key={name}
            className={styles.moving}
            data-state={isAway ? 'away' : 'here'}
            style={assignInlineVars({ [styles.sizeVar]: vars.motion[name] })}
          >
            {name}
          </div>
        ))}
      </div>
    </Frame>
  );
}
