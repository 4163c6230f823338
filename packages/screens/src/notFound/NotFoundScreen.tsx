import { EmptyState, LinkButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';

import { alone } from '../layout/page.css.ts';

export interface NotFoundScreenProps {
  isSignedIn: boolean;
  paths: { home: string; dashboard: string };
}

/** The screen for unknown addresses. */
export function NotFoundScreen({ isSignedIn, paths }: NotFoundScreenProps) {
  const { t } = useLingui();
  return (
    <div className={alone}>
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
