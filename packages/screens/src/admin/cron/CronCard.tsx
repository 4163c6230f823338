import type { CronStatus } from '@aval/contract';
import { Button, Card, CardHeader, DefinitionList, StatusBadge } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Play, Square } from 'lucide-react';
import { useId } from 'react';

import { durationText } from '../../text/durationText.ts';
import { RelativeDate } from '../../text/RelativeDate.tsx';
import { useDates } from '../../text/useDates.ts';
import { useLocale } from '../../text/useLocale.ts';
import { everySecond, useNow } from '../../text/useNow.ts';
import * as styles from './cron.css.ts';
import { describeSchedule } from './describeSchedule.ts';

interface CronCardProps {
  cron: CronStatus;
  /** The change in progress. */
  isSwitching: 'on' | 'off' | null;
  onSwitch: (isOn: boolean) => void;
}

/** The status of the schedule, its last run and its next. */
export function CronCard({ cron, isSwitching, onSwitch }: CronCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleId = useId();
  const { status, schedule, timeZone, lastExecution } = cron;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Service Status`}
        tools={
          <div className={styles.tools}>
            <Button
              icon={Play}
              disabled={status === 'running' || isSwitching !== null}
              isLoading={isSwitching === 'on'}
              loadingLabel={t`Starting...`}
              onClick={() => onSwitch(true)}
            >
              {t`Start Cron`}
            </Button>
            <Button
              icon={Square}
              disabled={status !== 'running' || isSwitching !== null}
              isLoading={isSwitching === 'off'}
              loadingLabel={t`Stopping...`}
              onClick={() => onSwitch(false)}
            >
              {t`Stop Cron`}
            </Button>
          </div>
        }
      />
      <DefinitionList
        items={[
          { term: t`Status`, value: <StatusBadge status={status} /> },
          {
            term: t`Schedule`,
            value: (
              <span>
                {describeSchedule(schedule, locale)} ({timeZone}) <code className={styles.expression}>{schedule}</code>
              </span>
            ),
          },
          { term: t`Next Execution`, value: <NextExecution cron={cron} /> },
          {
            term: t`Last Execution`,
            value: lastExecution === null ? t`Never` : <RelativeDate date={lastExecution} />,
          },
        ]}
      />
    </Card>
  );
}

/** The next run and the time until then. */
function NextExecution({ cron: { nextExecution } }: Pick<CronCardProps, 'cron'>) {
  const { t } = useLingui();
  const { timeAndZone } = useDates();
  const now = useNow(nextExecution === null ? null : everySecond);
  if (nextExecution === null) return t`Not scheduled while stopped`;
  const waitMs = Date.parse(nextExecution) - now;
  const wait = durationText(waitMs);
  return (
    <span className={styles.next}>
      {timeAndZone(nextExecution)} · <span role="timer">{waitMs > 0 ? t`in ${wait}` : t`now`}</span>
    </span>
  );
}
