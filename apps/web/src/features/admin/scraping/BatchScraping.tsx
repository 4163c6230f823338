import { fileLimits, message } from '@aval/contract';
import { Button, Card, EmptyState, ErrorPanel, FieldError, FileDrop, Loading, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ListChecks, Play } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../api/ApiError.ts';
import { useLocale } from '../../../shell/language/useLocale.ts';
import { BatchRun } from './BatchRun.tsx';
import * as styles from './scraping.css.ts';
import type { useScrapeBatch } from './useScrapeBatch.ts';

const maxBytes = fileLimits.scrapeBatch;

interface BatchScrapingProps {
  batch: ReturnType<typeof useScrapeBatch>;
  onRunChange: (runId: number) => void;
}

/** Reads every page that a text file lists. */
export function BatchScraping({ batch, onRunChange }: BatchScrapingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { starting, run, loading, isEmpty } = batch;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isMissing, setMissing] = useState(false);
  const file = files[0];

  function handleStart() {
    setMissing(!file);
    if (file) starting.mutate(file, { onSuccess: () => setFiles([]) });
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
            isLoading={starting.isPending}
            loadingLabel={t`Processing...`}
            onClick={handleStart}
            className={styles.submit}
          >
            {t`Process File`}
          </Button>
        </div>
      </Card>
      {starting.isError && (
        <ErrorPanel
          title={t`Error performing scraping`}
          message={messageOf(starting.error, t`No response. Check the connection and try again.`)}
          onRetry={file && handleStart}
        />
      )}
      {loading.isError && !run && (
        <ErrorPanel
          title={messageOf(loading.error, t`Error loading the batch`)}
          onRetry={() => void loading.refetch()}
          isRetrying={loading.isFetching}
        />
      )}
      {isEmpty && !run && (
        <Card>
          <EmptyState
            icon={ListChecks}
            title={t`No batch yet`}
            description={t`The result of each line is shown here, even after you leave this page.`}
          />
        </Card>
      )}
      {!run && !isEmpty && !loading.isError && (
        <Loading>
          <Skeleton height="12rem" />
        </Loading>
      )}
      {run && <BatchRun key={run.runId} batch={batch} run={run} onRunChange={onRunChange} />}
    </div>
  );
}
