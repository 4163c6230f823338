import { formatNumber, formatPlain, type ScoreCap } from '@aval/metrics';
import { Plural, Trans } from '@lingui/react/macro';

import * as own from './score.css.ts';

interface CapSentenceProps {
  /** The limits that hold the score down. */
  caps: readonly ScoreCap[];
}

/** What holds the score down most, and why; renders nothing without a limit. */
export function CapSentence({ caps }: CapSentenceProps) {
  const [cap] = caps.toSorted((one, other) => one.most - other.most);
  if (cap === undefined) return null;
  const most = formatNumber(cap.most);
  const without = formatNumber(cap.uncapped);
  return (
    <p className={own.limit}>
      {cap.reason === 'cash' && (
        <Trans>
          Limited to {most} (without the limit {without}):{' '}
          <Plural
            value={cap.months ?? 0}
            _0="no cash is left."
            one="one month of cash is left."
            other={`${formatPlain(cap.months ?? 0)} months of cash are left.`}
          />
        </Trans>
      )}
      {cap.reason === 'cash_unknown' && (
        <Trans>
          Limited to {most} (without the limit {without}): nobody has stated how much cash is left.
        </Trans>
      )}
      {cap.reason === 'negative_equity' && (
        <Trans>
          Limited to {most} (without the limit {without}): the equity is negative.
        </Trans>
      )}
    </p>
  );
}
