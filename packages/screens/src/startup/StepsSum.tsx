import { formatChange } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';

interface StepsSumProps {
  /** Number of steps that moved the score. */
  count: number;
  /** Points by which the score changed. */
  change: number;
}

/** The sentence below the steps of a score's change: what they add up to. */
export function StepsSum({ count, change }: StepsSumProps) {
  return count === 0 ? (
    <Trans>No changed input moved the score.</Trans>
  ) : (
    <Trans>Inputs changed one after the other, largest first; the steps add up to {formatChange(change)}.</Trans>
  );
}
