import type { StartupListItem } from '@aval/contract';
import { Trans } from '@lingui/react/macro';
import { Scale } from 'lucide-react';

import * as styles from './cells.css.ts';

interface ContradictionMarkProps {
  startup: Pick<StartupListItem, 'open_contradictions'>;
}

/** Marks a startup whose figures cannot all be right while nobody has explained why; otherwise renders nothing. */
export function ContradictionMark({ startup: { open_contradictions: open } }: ContradictionMarkProps) {
  if (open === 0) return null;
  return (
    <span className={styles.contradiction}>
      <Scale aria-hidden className={styles.contradictionIcon} />
      <span>
        <Trans>Figures contradict each other</Trans>
      </span>
    </span>
  );
}
