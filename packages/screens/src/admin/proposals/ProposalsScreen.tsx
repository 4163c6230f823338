import type { DecideClaims, MasterDataLists, Proposal, ProposalEffect, Startup } from '@aval/contract';
import { EmptyState, ErrorPanel, Loading, PageHeader, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FileCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { page } from '../../layout/page.css.ts';
import type { Loadable } from '../../loading/Loadable.ts';
import { ProposalQueue } from './ProposalQueue.tsx';
import { ProposalReview } from './ProposalReview.tsx';
import * as styles from './proposals.css.ts';
import type { QueueFilter } from './queueFilter.ts';
import { filterQueue } from './queueFilter.ts';

export type Decisions = DecideClaims['decisions'];

export interface ProposalsScreenProps {
  /** The proposals that wait for a decision, the longest waiting first, and how many there are. */
  queue: Loadable<{ proposals: readonly Proposal[]; total: number }>;
  filter: QueueFilter;
  onFilterChange: (filter: QueueFilter) => void;
  /** The id of the open proposal; null for the first one. On a phone, null shows the queue alone. */
  openId: number | null;
  opened: Loadable<{ proposal: Proposal; effect: ProposalEffect }>;
  /** The startup of the open proposal, whose sources stand beside the stored values; undefined while it loads. */
  startup: Startup | undefined;
  lookups: Partial<MasterDataLists>;
  proposalHref: (id: number) => string;
  queueHref: string;
  startupHref: (id: number) => string;
  documentHref: (id: number) => string;
  /** Opens a proposal, or the queue. */
  onOpen: (id: number | null) => void;
  /** Stores decisions. Resolves to whether they were stored. */
  onDecide: (proposal: Proposal, decisions: Decisions) => Promise<boolean>;
}

/** The figures that owners propose: the queue, and the open proposal with what accepting it would do. */
export function ProposalsScreen(props: ProposalsScreenProps) {
  const { queue, filter, onFilterChange, openId, opened, proposalHref, queueHref, onOpen, onDecide } = props;
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = filterQueue(queue.data?.proposals ?? [], filter);
  const current = opened.data?.proposal;
  const currentId = current?.id;
  const reached = useRef(openId);
  // The keys work inside the proposal, and on a phone the link that opened it is gone.
  useEffect(() => {
    if (openId !== null && openId !== currentId) return;
    const isNew = openId !== null && openId !== reached.current;
    reached.current = openId;
    if (isNew) title.current?.focus();
  }, [openId, currentId]);

  async function handleDecision(proposal: Proposal, decisions: Decisions): Promise<boolean> {
    const isStored = await onDecide(proposal, decisions);
    const isWhole = decisions.length === proposal.claims.filter(({ state }) => state === 'open').length;
    if (isStored && isWhole) {
      const index = shown.findIndex(({ id }) => id === proposal.id);
      const next = shown[index + 1] ?? shown[index - 1];
      onOpen(next?.id ?? null);
    } else if (isStored) {
      // The figures that are decided leave the list, and with them the control that had the focus.
      title.current?.focus();
    }
    return isStored;
  }

  return (
    <div className={page}>
      <PageHeader
        title={t`Proposed figures`}
        description={t`Owners propose figures with their proof. What you accept counts at once, and says who proposed and who accepted it.`}
      />
      {queue.failure && !queue.data && (
        <ErrorPanel
          title={queue.failure.message || t`Error loading the proposals`}
          onRetry={queue.retry}
          isRetrying={queue.isFetching}
        />
      )}
      {!queue.failure && !queue.data && <QueueSkeleton />}
      {queue.data?.total === 0 && !current && (
        <EmptyState
          icon={FileCheck}
          title={t`Nothing waits for a decision`}
          description={t`Figures that owners propose for their startups are listed here, the longest waiting first.`}
        />
      )}
      {queue.data && (queue.data.total > 0 || current) && (
        <div className={styles.columns} data-open={openId !== null}>
          <ProposalQueue
            proposals={shown}
            total={queue.data.total}
            currentId={currentId ?? openId}
            filter={filter}
            onFilterChange={onFilterChange}
            proposalHref={proposalHref}
          />
          <div className={styles.opened}>
            {opened.failure && !current && (
              <ErrorPanel
                title={opened.failure.message || t`Error loading the proposal`}
                onRetry={opened.retry}
                isRetrying={opened.isFetching}
              />
            )}
            {opened.data && (
              <ProposalReview
                key={opened.data.proposal.id}
                {...props}
                {...opened.data}
                titleRef={title}
                backHref={queueHref}
                onDecide={handleDecision}
              />
            )}
            {!opened.failure && !opened.data && shown.length > 0 && <QueueSkeleton />}
          </div>
        </div>
      )}
    </div>
  );
}

function QueueSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading proposals`}>
      <div className={styles.skeleton}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} width="100%" height="3.5rem" />
        ))}
      </div>
    </Loading>
  );
}
