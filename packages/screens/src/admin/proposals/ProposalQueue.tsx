import type { Proposal } from '@aval/contract';
import { AppLink, SearchInput, SegmentedControl } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { useDates } from '../../text/useDates.ts';
import * as styles from './proposals.css.ts';
import type { QueueFilter } from './queueFilter.ts';

interface ProposalQueueProps {
  /** Those that match the filter. */
  proposals: readonly Proposal[];
  total: number;
  currentId: number | null;
  filter: QueueFilter;
  onFilterChange: (filter: QueueFilter) => void;
  proposalHref: (id: number) => string;
}

/** The proposals that wait for a decision, each a link. */
export function ProposalQueue({
  proposals,
  total,
  currentId,
  filter,
  onFilterChange,
  proposalHref,
}: ProposalQueueProps) {
  const { t } = useLingui();
  const { day } = useDates();
  return (
    <nav aria-label={t`Waiting proposals`} className={styles.queue}>
      <div className={styles.filters}>
        <SearchInput
          aria-label={t`Search startups`}
          placeholder={t`Search startups`}
          value={filter.search}
          onSearch={(search) => onFilterChange({ ...filter, search })}
        />
        <SegmentedControl
          label={t`Proof`}
          size="small"
          isBlock
          value={filter.proof}
          options={[
            { value: 'any', label: t`All` },
            { value: 'with', label: t`With proof` },
            { value: 'without', label: t`Without` },
          ]}
          onValueChange={(proof) => onFilterChange({ ...filter, proof })}
        />
      </div>
      <p className={styles.quiet}>
        {proposals.length === total ? (
          <Plural value={total} one="# proposal waits" other="# proposals wait" />
        ) : (
          <Trans>
            {proposals.length} of {total}
          </Trans>
        )}
      </p>
      <ul className={styles.queueList}>
        {proposals.map(({ id, startup, user, created_at: at, claims }) => {
          const open = claims.filter(({ state }) => state === 'open').length;
          const person = user ? `${user.first_name} ${user.last_name}` : t`Deleted account`;
          return (
            <li key={id}>
              <AppLink
                href={proposalHref(id)}
                className={styles.queueItem}
                aria-current={id === currentId ? 'true' : undefined}
              >
                <span className={styles.queueName}>{startup.name}</span>
                <span className={styles.quiet}>
                  <Plural value={open} one="# figure" other="# figures" /> · {day(at)} · {person}
                </span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
