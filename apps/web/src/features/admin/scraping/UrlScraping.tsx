import { message } from '@aval/contract';
import { Banner, Button, Card, ErrorPanel, Field, Switch, UrlInput } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { CircleStop, Globe } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { useLocale } from '../../../shell/language/useLocale.ts';
import { ScrapedStartup } from './ScrapedStartup.tsx';
import * as styles from './scraping.css.ts';
import { isStopped, type useScrapeUrl } from './useScrapeUrl.ts';

interface UrlScrapingProps {
  reading: ReturnType<typeof useScrapeUrl>;
}

/** Reads one page, either as a test run or to register the startup that it describes. */
export function UrlScraping({ reading: { last, isScraping, isStopping, scrape, stop } }: UrlScrapingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState(last?.variables?.url ?? '');
  const [isTest, setTest] = useState(last?.variables?.isTest ?? false);
  const [isMissing, setMissing] = useState(false);
  const isOfThisUrl = last?.variables?.url === url.trim();
  const refusal = last?.error instanceof ApiError && last.error.code === 'VALIDATION_FAILED' ? last.error : null;
  const issue = isMissing ? message('scrapeUrlRequired')[locale] : isOfThisUrl ? refusal?.message : undefined;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(url.trim() === '');
    if (url.trim() === '') input.current?.focus();
    else scrape({ url: url.trim(), isTest });
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
              <Button icon={CircleStop} isLoading={isStopping} loadingLabel={t`Stopping...`} onClick={stop}>
                {t`Stop scraping`}
              </Button>
            )}
          </div>
        </form>
      </Card>
      {isStopped(last?.error) && <Banner>{last.error.message}</Banner>}
      {last?.status === 'error' && !refusal && !isStopped(last.error) && (
        <ErrorPanel
          title={t`Error performing scraping`}
          message={messageOf(last.error, t`No response. Check the connection and try again.`)}
          onRetry={() => last.variables && scrape(last.variables)}
        />
      )}
      {last?.status === 'success' && last.data && last.variables && (
        <ScrapedStartup
          key={last.submittedAt}
          scrapeRequest={last.variables}
          answer={last.data}
          onSave={() => last.variables && scrape({ ...last.variables, isTest: false })}
        />
      )}
    </div>
  );
}
