import type { FieldSource } from '@aval/contract';
import { formatDate } from '@aval/metrics';
import { Badge } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';

import { useLocale } from '../text/useLocale.ts';
import * as styles from './confirmFacts.css.ts';

interface AgeBadgeProps {
  source: Pick<FieldSource, 'date' | 'months' | 'age'> | undefined;
}

/** Says how old a value is that is no longer taken for granted; renders nothing for any other. */
export function AgeBadge({ source: { date, months, age } = {} }: AgeBadgeProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (date === undefined || months === undefined || age === undefined || age === 'fresh') return null;
  const old = t`${plural(months, { one: '# month old', other: '# months old' })}`;
  const exact = t`As of ${formatDate(date, locale)}`;
  return (
    <Badge tone={age === 'expired' ? 'warning' : 'neutral'} icon={CalendarClock} title={exact}>
      {age === 'expired' ? t`Expired: ${old}` : old}
      <span className={styles.exact}>. {exact}</span>
    </Badge>
  );
}
