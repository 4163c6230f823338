import { Card, CardHeader, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import * as styles from './dashboard.css.ts';

/** What score, range and coverage say, for a user who sees them for the first time. */
export function ScoreMeaning({ validationHref }: { validationHref: string }) {
  const { t } = useLingui();
  return (
    <Card padding="none" className={styles.meaning}>
      <CardHeader title={t`What the score says`} />
      <div className={styles.message}>
        <p className={styles.meaningText}>
          <Trans>
            The score, from 0 to 100, says how investable a startup is; its range, where the score may lie while facts
            are missing; and its coverage, how much of it rests on facts that somebody stated.
          </Trans>
        </p>
        <TextLink variant="action" href={validationHref}>
          <Trans>How good is the score?</Trans>
        </TextLink>
      </div>
    </Card>
  );
}
