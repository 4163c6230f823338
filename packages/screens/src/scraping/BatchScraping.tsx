import { fileLimits, message, type ScrapeProgress, type ScrapeRun } from '@aval/contract';
import { Button, Card, EmptyState, ErrorPanel, FieldError, FileDrop, Loading, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ListChecks, Play } from 'lucide-react';
import { useState } from 'react';

import type { Loadable } from '../loading/Loadable.ts';
import { useLocale } from '../text/useLocale.ts';
import { BatchRun } from './BatchRun.tsx';
import type { ScrapingPaths } from './ScrapedStartup.tsx';
import * as styles from './scraping.css.ts';

const maxBytes = fileLimits.scrapeBatch;

export interface BatchScrapingProps {
  /** The latest batches of all users, newest first. */
  runs: Loadable<readonly ScrapeProgress[]>;
  /** The batch to show: the chosen one, or the latest. */
  run: Loadable<ScrapeRun>;
  isStarting: boolean;
  /** Why the last file was not accepted: the server's message, which may be empty; null when it was. */
  refusal: string | null;
  /** The batch was asked to stop. */
  isStopping: boolean;
  onStart: (file: File, onStarted: () => void) => void;
  onStop: () => void;
  onRunChange: (runId: number) => void;
  paths: ScrapingPaths;
}

/** Reads every page that a text file lists. */
export function BatchScraping({
  runs,
  run,
  isStarting,
  refusal,
  isStopping,
  onStart,
  onStop,
  onRunChange,
  paths,
}: BatchScrapingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isMissing, setMissing] = useState(false);
  const file = files[0];
  const { data: shown } = run;
  const loading = runs.failure ? runs : run;
  const isEmpty = runs.data?.length === 0;

  function handleStart() {
    setMissing(!file);
    if (file) onStart(file, () => setFiles([]));
  }

  return (
    <div className={styles.stack}>
      <Card>
        <div className={styles.form}>
          <FileDrop
            title={t`Drop a text file here`}
            hint={t`.txt, one address per line, at most 5.000 lines and 1 MB`}
            extensions={['txt']}
            maxSize={maxBytes}
            isMultiple={false}
            files={files}
            onFilesChange={(chosen) => {
              setFiles(chosen);
              setMissing(false);
            }}
          />
          {isMissing && (
            <div role="alert">
              <FieldError>{message('fileRequired')[locale]}</FieldError>
            </div>
          )}
          <Button
            variant="primary"
            icon={Play}
            isLoading={isStarting}
            loadingLabel={t`Processing...`}
            onClick={handleStart}
            className={styles.submit}
          >
            {t`Process File`}
          </Button>
        </div>
      </Card>
      {refusal !== null && (
        <ErrorPanel
          title={t`Error performing scraping`}
          message={refusal || t`No response. Check the connection and try again.`}
          onRetry={file && handleStart}
        />
      )}
      {loading.failure && !shown && (
        <ErrorPanel
          title={loading.failure.message || t`Error loading the batch`}
          onRetry={loading.retry}
          isRetrying={loading.isFetching}
        />
      )}
      {isEmpty && !shown && (
        <Card>
          <EmptyState
            icon={ListChecks}
            title={t`No batch yet`}
            description={t`The result of each line is shown here, even after you leave this page.`}
          />
        </Card>
      )}
      {!shown && !isEmpty && !loading.failure && (
        <Loading>
          <Skeleton height="12rem" />
        </Loading>
      )}
      {shown && (
        <BatchRun
          key={shown.runId}
          run={shown}
          runs={runs.data ?? []}
          isStopping={isStopping}
          onStop={onStop}
          onRunChange={onRunChange}
          paths={paths}
        />
      )}
    </div>
  );
}
