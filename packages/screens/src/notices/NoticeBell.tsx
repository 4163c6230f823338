import { formatNumber } from '@aval/metrics';
import { LinkButton, Tooltip } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';

import * as styles from './notices.css.ts';

/** Above this the exact number says nothing more. */
const mostShown = 99;

export interface NoticeBellProps {
  /** The page of notices. */
  href: string;
  /** How many are unread; undefined while that is unknown. */
  unread: number | undefined;
}

/** The link to the notices, with the number of those that are unread. */
export function NoticeBell({ href, unread = 0 }: NoticeBellProps) {
  const { t } = useLingui();
  const shown = unread > mostShown ? `${mostShown}+` : formatNumber(unread);
  const label =
    unread === 0 ? t`Notices` : t`${plural(unread, { one: '# unread notice', other: `${shown} unread notices` })}`;
  return (
    <Tooltip content={label}>
      <LinkButton variant="ghost" size="small" icon={Bell} href={href} aria-label={label} className={styles.bell}>
        {unread > 0 && (
          <span aria-hidden className={styles.count}>
            {shown}
          </span>
        )}
      </LinkButton>
    </Tooltip>
  );
}
