import { lookupFailures } from '@aval/forms';
import { ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import type { Classification } from './useNames.ts';

/** Says which of the lists failed to load, and retries; nothing when none did. */
export function ClassificationError({ classification }: { classification: Classification }) {
  const { t, i18n } = useLingui();
  const failed = (['industries', 'stages'] as const).flatMap((name) => {
    const { data, failure, isFetching, retry } = classification[name];
    if (!failure || data) return [];
    const reason = failure.kind === 'unreadable' ? t`Error in master data response` : failure.message;
    return [{ text: [i18n._(lookupFailures[name]), reason].filter(Boolean).join('. '), isFetching, retry }];
  });
  if (failed.length === 0) return null;
  return (
    <ErrorPanel
      title={t`Error loading master data`}
      message={failed.map(({ text }) => text).join('. ')}
      onRetry={() => failed.forEach(({ retry }) => retry())}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}
