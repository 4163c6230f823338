import type { Contradiction } from '@aval/metrics';

import { useFormsLocale } from '../messages.ts';
import * as styles from './ContradictionNote.css.ts';

/** Announces the contradictions on screen that nobody has explained, once each and without moving the focus. */
export function Announced({ shown }: { shown: readonly Contradiction[] }) {
  const locale = useFormsLocale();
  const open = shown.filter(({ state }) => state === 'open');
  return (
    <p role="status" className={styles.spoken}>
      {open.map(({ message }) => message[locale]).join(' ')}
    </p>
  );
}
