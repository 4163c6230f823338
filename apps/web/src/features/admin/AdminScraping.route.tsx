import { ScrapingScreen } from '@aval/screens';
import { useSearchParams } from 'react-router-dom';

import { allLookups } from '../../api/masterData.ts';
import { scrapeFailures, scrapeLog } from '../../api/scraping.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { asJson } from './asJson.ts';
import { ProcessLog } from './log/ProcessLog.tsx';
import { readScrapingAddress, type ScrapingState, writeScrapingAddress } from './scraping/scrapingAddress.ts';
import { useScrapeBatch } from './scraping/useScrapeBatch.ts';
import { useScrapeUrl } from './scraping/useScrapeUrl.ts';

const beat = 30;

/** Registers startups from public web pages. */
export function AdminScraping() {
  const [address, setAddress] = useSearchParams();
  const { tab, run: chosen } = readScrapingAddress(address);
  const { reading, isStopping, response, scrape, stop } = useScrapeUrl();
  const { data: lookups } = useQuery({ ...allLookups(), enabled: reading?.outcome.status === 'read' });
  const log = useQuery(scrapeLog());
  const { data: ownLines } = useQuery(scrapeFailures);

  const show = (state: ScrapingState, replace = false) =>
    setAddress(writeScrapingAddress(state), { replace, preventScrollReset: true });
  const showRun = (run: number) => show({ tab: 'batch', run });
  const batch = useScrapeBatch(chosen, showRun);
  const { data: run } = batch.run;
  const shown = tab === 'url' ? response : run && asJson(run);
  const readingId = `${reading?.id} ${reading?.outcome.status}`;

  return (
    <ScrapingScreen
      tab={tab}
      onTabChange={(next) => show({ tab: next, run: null }, true)}
      single={{ reading, isStopping, lookups, onScrape: scrape, onStop: stop }}
      batch={{ ...batch, onRunChange: showRun }}
      response={
        shown === undefined ? null : { id: tab === 'url' ? `url ${readingId}` : `batch ${run?.runId}`, value: shown }
      }
      log={
        <ProcessLog
          stream="streamScrapeLogs"
          log={log}
          interval={beat}
          fileName="scraping"
          ownLines={ownLines}
          pulse={`${readingId} ${run?.done} ${run?.status}`}
        />
      }
      paths={paths}
    />
  );
}
