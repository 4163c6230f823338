import { formatDateTime } from '@aval/metrics';
import { useState } from 'react';

import { useLocale } from '../language/useLocale.ts';
import { relativeTime } from './relativeTime.ts';

interface RelativeDateProps {
  /** ISO 8601. */
  date: string;
}

/** How long ago something was, with the exact moment on hover. */
export function RelativeDate({ date }: RelativeDateProps) {
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={date} title={`${formatDateTime(date, locale)} UTC`}>
      {relativeTime(Date.parse(date), now, locale)}
    </time>
  );
}
