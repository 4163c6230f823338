import { type FactId, type MasterDataLists, type PastFact, startupField } from '@aval/contract';
import { Button, Dialog, EmptyState, ErrorPanel, Loading, Skeleton, useTexts } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';

import { isPending, type Loadable } from '../../loading/Loadable.ts';
import { useLocale } from '../../text/useLocale.ts';
import { FactChart } from './FactChart.tsx';
import * as styles from './history.css.ts';
import { PastFactItem } from './PastFactItem.tsx';

export interface FactHistoryDialogProps {
  field: FactId;
  /** Newest first. */
  history: Loadable<readonly PastFact[]>;
  /** The labels of classifications, as far as they have loaded. */
  lookups: Partial<MasterDataLists>;
  onClose: () => void;
}

const skeletonItems = [0, 1];

/** A fact through time: its values with date and evidence, who stated, accepted and confirmed them, and their chart. */
export function FactHistoryDialog({ field, history, lookups, onClose }: FactHistoryDialogProps) {
  const { t } = useLingui();
  const texts = useTexts();
  const locale = useLocale();
  const { data, failure, isFetching, retry } = history;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      overline={t`History`}
      title={startupField(field).label[locale]}
      description={t`Every value that was stored, the newest first.`}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {failure && !data && (
        <ErrorPanel title={failure.message || t`Error loading the history`} onRetry={retry} isRetrying={isFetching} />
      )}
      {isPending(history) && (
        <Loading label={t`Loading the history`} className={styles.list}>
          {skeletonItems.map((index) => (
            <div key={index} className={styles.item}>
              <Skeleton width="40%" />
              <Skeleton width="70%" />
            </div>
          ))}
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={History}
          title={t`No value was stored yet`}
          description={t`The history begins with the first value that somebody states.`}
        />
      )}
      {data && data.length > 0 && (
        <>
          <FactChart field={field} history={data} />
          <ol className={styles.list}>
            {data.map((fact, index) => (
              <PastFactItem key={data.length - index} field={field} fact={fact} lookups={lookups} />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
