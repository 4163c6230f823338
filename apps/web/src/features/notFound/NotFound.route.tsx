import { EmptyState, LinkButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';

import * as styles from '../../components/page.css.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../shell/session/useSession.ts';

/** The page for unknown addresses. */
export function NotFound() {
  const { t } = useLingui();
  const isSignedIn = useSession() !== null;
  return (
    <div className={styles.alone}>
      <EmptyState
        isPage
        icon={Compass}
        title={t`Page not found`}
        description={t`There is nothing at this address. It may have been mistyped, or the page may have moved.`}
        action={
          <LinkButton href={isSignedIn ? paths.dashboard : paths.home} variant="secondary">
            {isSignedIn ? t`Go to the dashboard` : t`Go to the start page`}
          </LinkButton>
        }
      />
    </div>
  );
}
