import { useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';

import * as styles from './StartupSummary.css.ts';

interface HistoryButtonProps {
  /** The name of the field. */
  name: string;
  /** The mark of the value's source; a clock is shown without one. */
  mark: ReactNode;
  onOpen: () => void;
}

/** Opens the values that a field has had, from the mark beside its value. */
export function HistoryButton({ name, mark, onOpen }: HistoryButtonProps) {
  const { t } = useLingui();
  const text = t`History of ${name}`;
  return (
    <button type="button" className={styles.history} title={mark === null ? text : undefined} onClick={onOpen}>
      {mark ?? <History aria-hidden className={styles.historyIcon} strokeWidth={1.5} />}
      <span className={styles.hidden}>{text}</span>
    </button>
  );
}
