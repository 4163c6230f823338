import type { Notice } from '@aval/contract';
import { formatClock } from '@aval/metrics';
import { TextLink } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { useDates } from '../text/useDates.ts';
import { useLocale } from '../text/useLocale.ts';
import { noticeMark } from './noticeMark.ts';
import * as styles from './notices.css.ts';

interface NoticeItemProps {
  notice: Notice;
  isUnread: boolean;
}

/** One notice: what happened, linked to its cause, and when. */
export function NoticeItem({ notice, isUnread }: NoticeItemProps) {
  const locale = useLocale();
  const { timeZone, timeAndZone } = useDates();
  const { icon: Icon, tone } = noticeMark(notice);
  const { created_at: date, text, path } = notice;
  return (
    <li className={styles.item} data-state={isUnread ? 'unread' : 'read'}>
      <Icon aria-hidden className={styles.icon[tone]} />
      <p className={styles.text}>
        {isUnread && (
          <span className={styles.hidden}>
            <Trans>Unread:</Trans>{' '}
          </span>
        )}
        <TextLink href={path} className={styles.link}>
          {text}
        </TextLink>
      </p>
      <time dateTime={date} title={timeAndZone(date)} className={styles.time}>
        {formatClock(date, locale, timeZone).slice(0, 5)}
      </time>
    </li>
  );
}
