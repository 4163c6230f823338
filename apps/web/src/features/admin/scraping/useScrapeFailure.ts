import type { LogEntry } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { scrapeFailures } from '../../../api/scraping.ts';
import { paths } from '../../../paths.ts';

/** Reports that a URL or a file was not read, and logs the status and the reason. */
export function useScrapeFailure() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  return (source: string, error: unknown): void => {
    // The scraping screen shows the error in a panel.
    if (location.pathname !== paths.scraping) toast.error(t`Error performing scraping`);
    const { status } = error instanceof ApiError ? error : { status: 0 };
    const reason = messageOf(error, t`no response`);
    const line: LogEntry = {
      timestamp: new Date().toISOString(),
      level: 'ERROR',
      message: `${source}: HTTP ${status}: ${reason}`,
    };
    client.setQueryData(scrapeFailures.queryKey, (lines = []) => [...lines, line]);
  };
}
