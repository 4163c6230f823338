import { formatDateTime } from '@aval/metrics';
import { useEffect, useState } from 'react';

import { useLocale } from '../language/useLocale.ts';
import { relativeTime } from './relativeTime.ts';

interface RelativeDateProps {
  /** ISO 8601. */
  date: string;
}

const refreshMs = 30_000;

/** How long ago something was, with the exact moment on hover; goes on while it is looked at. */
export function RelativeDate({ date }: RelativeDateProps) {
  const locale = useLocale();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={date} title={`${formatDateTime(date, locale)} UTC`}>
      {relativeTime(Date.parse(date), now, locale)}
    </time>
  );
}
