import { formatDateTime } from '@aval/metrics';

import { useLocale } from '../language/useLocale.ts';
import { useNow } from '../useNow.ts';
import { relativeTime } from './relativeTime.ts';

interface RelativeDateProps {
  /** ISO 8601. */
  date: string;
}

const halfAMinute = 30_000;

/** How long ago something was, with the exact moment on hover; goes on while it is looked at. */
export function RelativeDate({ date }: RelativeDateProps) {
  const locale = useLocale();
  const now = useNow(halfAMinute);
  return (
    <time dateTime={date} title={`${formatDateTime(date, locale)} UTC`}>
      {relativeTime(Date.parse(date), now, locale)}
    </time>
  );
}
