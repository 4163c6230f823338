import { EmptyState, ErrorPanel, LinkButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';

import { ApiError, isUnreadable, messageOf } from '../api/ApiError.ts';
import { paths } from '../paths.ts';

interface StartupLoadErrorProps {
  /** Null when the address contains no valid startup id. */
  error: unknown;
  /** The title of the error; omitted for the startup itself. */
  title?: string | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown instead of a startup that does not exist or failed to load. */
export function StartupLoadError({ error, title, onRetry, isRetrying }: StartupLoadErrorProps) {
  const { t } = useLingui();
  const isMissing = error === null || (error instanceof ApiError && error.status === 404);
  if (!isMissing)
    return (
      <ErrorPanel
        title={title ?? t`Error loading startup data`}
        message={
          isUnreadable(error)
            ? t`Invalid response format: missing startup data`
            : messageOf(error, t`Check your connection, then try again.`)
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
      action={<LinkButton href={paths.startups}>{t`Browse Startups`}</LinkButton>}
    />
  );
}
