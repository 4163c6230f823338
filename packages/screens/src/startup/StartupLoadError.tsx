import { EmptyState, ErrorPanel, LinkButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';

import type { LoadFailure } from '../loading/Loadable.ts';

interface StartupLoadErrorProps {
  failure: LoadFailure;
  /** The title of the error; omitted for the startup itself. */
  title?: string | undefined;
  /** Address of the list of startups. */
  startupsHref: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown instead of a startup that does not exist or failed to load. */
export function StartupLoadError({ failure, title, startupsHref, onRetry, isRetrying }: StartupLoadErrorProps) {
  const { t } = useLingui();
  if (failure.kind !== 'missing')
    return (
      <ErrorPanel
        title={title ?? t`Error loading startup data`}
        message={
          failure.kind === 'unreadable'
            ? t`Invalid response format: missing startup data`
            : failure.message || t`Check your connection, then try again.`
        }
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  return (
    <EmptyState
      isPage
      icon={SearchX}
      title={t`Startup not found`}
      description={t`It does not exist, was deleted, or is private.`}
      action={<LinkButton href={startupsHref}>{t`Browse Startups`}</LinkButton>}
    />
  );
}
