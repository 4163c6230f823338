import type { RecalculationStatus } from '@aval/contract';
import { Banner } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { followRun, isFollowed } from './followedRun.ts';

interface RunEndProps {
  run: RecalculationStatus;
}

/** Shows the result of a run that this tab watched, until it has been read, even if the page was left in between. */
export function RunEnd({ run: { running, runId, code } }: RunEndProps) {
  const { t } = useLingui();
  const [dismissed, setDismissed] = useState<number | null>(null);

  useEffect(() => {
    if (running) followRun(runId);
  }, [running, runId]);

  if (running || runId === null || code === null || dismissed === runId || !isFollowed(runId)) return null;
  const text =
    code === 0
      ? t`Recalculation completed successfully`
      : code === 130
        ? t`Recalculation cancelled`
        : t`Recalculation completed with errors`;
  return (
    <Banner
      tone={code === 0 ? 'success' : code === 130 ? 'warning' : 'danger'}
      onDismiss={() => {
        followRun(null);
        setDismissed(runId);
      }}
    >
      {text}
    </Banner>
  );
}
