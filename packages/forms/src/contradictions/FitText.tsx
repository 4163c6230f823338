import { type Fit, labelAt } from '@aval/contract';
import { Trans } from '@lingui/react/macro';

import { useFormsLocale } from '../messages.ts';
import * as styles from './ContradictionNote.css.ts';
import { valueText } from './valueText.ts';

/** Says which values of a field would fit. */
export function FitText({ fit: { field, low, high } }: { fit: Fit }) {
  const locale = useFormsLocale();
  const label = labelAt(field)[locale];
  const [least, most] = [low, high].map((end) => (end === null ? null : valueText(field, end, locale)));
  if (!least && !most) return null;
  return (
    <p className={styles.fit}>
      {least && most && least === most && (
        <Trans>
          {label}: {least} would fit.
        </Trans>
      )}
      {least && most && least !== most && (
        <Trans>
          {label}: between {least} and {most} would fit.
        </Trans>
      )}
      {least && !most && (
        <Trans>
          {label}: {least} or more would fit.
        </Trans>
      )}
      {!least && most && (
        <Trans>
          {label}: {most} or less would fit.
        </Trans>
      )}
    </p>
  );
}
