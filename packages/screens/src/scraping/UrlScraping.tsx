import { type MasterDataLists, message } from '@aval/contract';
import { Banner, Button, Card, ErrorPanel, Field, Switch, UrlInput } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { CircleStop, Globe } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';

import { useLocale } from '../text/useLocale.ts';
import type { Reading, ScrapeRequest } from './Reading.ts';
import { ScrapedStartup, type ScrapingPaths } from './ScrapedStartup.tsx';
import * as styles from './scraping.css.ts';

export interface UrlScrapingProps {
  /** The latest reading; null before the first. */
  reading: Reading | null;
  /** The reading was asked to stop. */
  isStopping: boolean;
  /** The labels of choices; their numbers are shown until they have loaded. */
  lookups: MasterDataLists | undefined;
  onScrape: (request: ScrapeRequest) => void;
  onStop: () => void;
  paths: ScrapingPaths;
}

/** Reads one page, either as a test run or to register the startup that it describes. */
export function UrlScraping({ reading, isStopping, lookups, onScrape, onStop, paths }: UrlScrapingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState(reading?.request.url ?? '');
  const [isTest, setTest] = useState(reading?.request.isTest ?? false);
  const [isMissing, setMissing] = useState(false);
  const outcome = reading?.outcome;
  const isScraping = outcome?.status === 'reading';
  const invalid = reading?.request.url === url.trim() && outcome?.status === 'invalid' ? outcome.message : undefined;
  const issue = isMissing ? message('scrapeUrlRequired')[locale] : invalid;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(url.trim() === '');
    if (url.trim() === '') input.current?.focus();
    else onScrape({ url: url.trim(), isTest });
  }

  return (
    <div className={styles.stack}>
      <Card>
        <form noValidate onSubmit={handleSubmit} className={styles.addressForm}>
          <Field
            label={t`URL`}
            required
            hint={t`The public page that describes the startup. Its robots.txt is respected.`}
            error={issue}
          >
            <UrlInput
              ref={input}
              value={url}
              placeholder="https://"
              autoComplete="url"
              onChange={({ target }) => {
                setUrl(target.value);
                setMissing(false);
              }}
            />
          </Field>
          <Switch
            label={t`Test mode`}
            hint={t`Shows what would be read from the page. Nothing is written to the database.`}
            checked={isTest}
            onCheckedChange={setTest}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" icon={Globe} isLoading={isScraping} loadingLabel={t`Scraping...`}>
              {t`Scrape URL`}
            </Button>
            {isScraping && (
              <Button icon={CircleStop} isLoading={isStopping} loadingLabel={t`Stopping...`} onClick={onStop}>
                {t`Stop scraping`}
              </Button>
            )}
          </div>
        </form>
      </Card>
      {outcome?.status === 'stopped' && <Banner>{outcome.message}</Banner>}
      {reading && outcome?.status === 'failed' && (
        <ErrorPanel
          title={t`Error performing scraping`}
          message={outcome.message || t`No response. Check the connection and try again.`}
          onRetry={() => onScrape(reading.request)}
        />
      )}
      {reading && outcome?.status === 'read' && (
        <ScrapedStartup
          key={reading.id}
          page={outcome.page}
          isTest={reading.request.isTest}
          lookups={lookups}
          onSave={(name) => onScrape({ url: reading.request.url, isTest: false, ...(name !== undefined && { name }) })}
          paths={paths}
        />
      )}
    </div>
  );
}
