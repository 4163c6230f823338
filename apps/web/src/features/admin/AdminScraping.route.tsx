import { type Json, JsonView, PageHeader, Tabs } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Globe, ListChecks } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { scrapeFailures, scrapeLog } from '../../api/scraping.ts';
import { useQuery } from '../../api/useQuery.ts';
import { page } from '../../components/page.css.ts';
import { asJson } from './asJson.ts';
import { failureJson } from './failureJson.ts';
import { ProcessLog } from './log/ProcessLog.tsx';
import { BatchScraping } from './scraping/BatchScraping.tsx';
import { readScrapingAddress, writeScrapingAddress } from './scraping/scrapingAddress.ts';
import { UrlScraping } from './scraping/UrlScraping.tsx';
import { useScrapeBatch } from './scraping/useScrapeBatch.ts';
import { isStopped, type ScrapeState, useScrapeUrl } from './scraping/useScrapeUrl.ts';

const beat = 30;

/** The server's response to the latest reading; undefined while there is none. */
function responseOf(last: ScrapeState | undefined): Json {
  if (last?.status === 'success') return asJson(last.data);
  return last?.status === 'error' && !isStopped(last.error) ? failureJson(last.error) : undefined;
}

/** Registers startups from public web pages. */
export function AdminScraping() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const { tab, run: chosen } = readScrapingAddress(address);
  const reading = useScrapeUrl();
  const { last } = reading;
  const log = useQuery(scrapeLog());
  const { data: ownLines } = useQuery(scrapeFailures);

  const show = (state: Parameters<typeof writeScrapingAddress>[0], replace = false) =>
    setAddress(writeScrapingAddress(state), { replace, preventScrollReset: true });
  const showRun = (run: number) => show({ tab: 'batch', run });
  const batch = useScrapeBatch(chosen, showRun);
  const answer = tab === 'url' ? responseOf(last) : batch.run && asJson(batch.run);
  const title = t`JSON response`;
  const shownId = tab === 'url' ? `url ${last?.submittedAt ?? ''} ${last?.status ?? ''}` : `batch ${batch.run?.runId}`;

  return (
    <div className={page}>
      <PageHeader
        title={t`Scraping`}
        description={t`Reads public pages about startups and records what they state, each fact with its quote.`}
      />
      <Tabs
        label={t`Scraping`}
        value={tab}
        onValueChange={(value) => show({ tab: value === 'batch' ? 'batch' : 'url', run: null }, true)}
        items={[
          {
            id: 'url',
            label: t`URL Scraping`,
            icon: Globe,
            content: <UrlScraping reading={reading} />,
          },
          {
            id: 'batch',
            label: t`Batch Scraping`,
            icon: ListChecks,
            content: <BatchScraping batch={batch} onRunChange={showRun} />,
          },
        ]}
      />
      <ProcessLog
        stream="streamScrapeLogs"
        log={log}
        interval={beat}
        fileName="scraping"
        ownLines={ownLines}
        pulse={`${last?.status} ${last?.submittedAt} ${batch.run?.done} ${batch.run?.status}`}
      />
      {answer !== undefined && <JsonView key={shownId} title={title} value={answer} depth={3} />}
    </div>
  );
}
