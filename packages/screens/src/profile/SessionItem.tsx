import type { SessionRow } from '@aval/contract';
import { Badge, Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';

import { RelativeDate } from '../text/RelativeDate.tsx';
import { describeAgent } from './describeAgent.ts';
import * as styles from './profile.css.ts';

interface SessionItemProps {
  session: SessionRow;
  isEnding: boolean;
  onEnd: (id: string) => void;
}

/** One session of the user. */
export function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { t } = useLingui();
  const { browser, system, isPhone } = describeAgent(session.user_agent);
  const Icon = isPhone ? Smartphone : Monitor;
  const known = [browser, system].filter(Boolean).join(' · ');
  const name = known === '' ? t`Unknown device` : known;
  return (
    <li className={styles.session}>
      <Icon size={20} aria-hidden className={styles.sessionIcon} />
      <div className={styles.sessionText}>
        <p className={styles.sessionName}>{name}</p>
        <p className={styles.sessionFacts}>
          {session.current ? (
            <Badge tone="success">{t`This device`}</Badge>
          ) : (
            <Trans>
              Last used <RelativeDate date={session.last_used_at} />
            </Trans>
          )}
        </p>
      </div>
      {!session.current && (
        <Button size="small" isLoading={isEnding} aria-label={t`Sign out of ${name}`} onClick={() => onEnd(session.id)}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
