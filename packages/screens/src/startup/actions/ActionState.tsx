import type { Action } from '@aval/contract';
import { formatDate, utcDay } from '@aval/metrics';
import { Badge } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CircleCheck, Flag, Hourglass } from 'lucide-react';

import { useNow } from '../../text/useNow.ts';
import * as styles from './actions.css.ts';
import { isOverdue } from './isOverdue.ts';

/** State and due date of an action. */
export function ActionState({ action }: { action: Action }) {
  const { t } = useLingui();
  const today = utcDay(useNow(null));
  const { state, due_date: dueDate } = action;
  if (state === 'accepted') {
    return (
      <Badge tone="success" icon={CircleCheck}>
        {t`Done and accepted`}
      </Badge>
    );
  }
  const isLate = isOverdue(action, today);
  const due = dueDate === null ? null : formatDate(dueDate);
  return (
    <>
      {state === 'done' && (
        <Badge tone="info" icon={Hourglass}>
          {t`Done, being reviewed`}
        </Badge>
      )}
      {state === 'open' && (
        <Badge tone={isLate ? 'warning' : 'info'} icon={isLate ? CalendarClock : Flag}>
          {isLate ? t`Overdue` : t`Taken up`}
        </Badge>
      )}
      {due !== null && (
        <span className={styles.due}>
          <Trans>Due {due}</Trans>
        </span>
      )}
    </>
  );
}
