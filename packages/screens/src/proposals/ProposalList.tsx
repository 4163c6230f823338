import { fieldLabel, type MasterDataLists, type Proposal } from '@aval/contract';
import { Button, Card, CardBody, CardHeader, ErrorPanel } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Loadable } from '../loading/Loadable.ts';
import { useDates } from '../text/useDates.ts';
import { useLocale } from '../text/useLocale.ts';
import { ClaimStateBadge } from './ClaimStateBadge.tsx';
import { claimValue } from './claimValue.ts';
import * as styles from './proposals.css.ts';

export interface ProposalListProps {
  /** What was proposed for a startup, newest first. */
  proposals: Loadable<readonly Proposal[]>;
  lookups: Partial<MasterDataLists>;
  /** Withdraws what is open of a proposal; the list that follows shows it. */
  onWithdraw: (proposal: Proposal) => Promise<void>;
  /** Saves the file that proves a figure. */
  onProofSave: (proposal: Proposal, documentId: number, name: string) => void;
}

const most = 3;

/** What owners have proposed for a startup, and what became of it; nothing while they have proposed nothing. */
export function ProposalList({ proposals, lookups, onWithdraw, onProofSave }: ProposalListProps) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const { data, failure, isFetching, retry } = proposals;
  if (failure && !data)
    return (
      <ErrorPanel title={failure.message || t`Error loading your proposals`} onRetry={retry} isRetrying={isFetching} />
    );
  if (!data || data.length === 0) return null;
  const more = data.length - most;
  return (
    <Card>
      <CardHeader title={t`What you have proposed`} level={2} />
      <CardBody>
        <ul className={styles.list}>
          {data.slice(0, isWhole ? data.length : most).map((proposal) => (
            <ProposalItem
              key={proposal.id}
              proposal={proposal}
              lookups={lookups}
              onWithdraw={onWithdraw}
              onProofSave={onProofSave}
            />
          ))}
        </ul>
        {more > 0 && !isWhole && (
          <Button size="small" variant="ghost" onClick={() => setIsWhole(true)}>
            <Plural value={more} one="Show # more" other="Show # more" />
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

interface ProposalItemProps extends Pick<ProposalListProps, 'lookups' | 'onWithdraw' | 'onProofSave'> {
  proposal: Proposal;
}

function ProposalItem({ proposal, lookups, onWithdraw, onProofSave }: ProposalItemProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { day } = useDates();
  const [isPending, setIsPending] = useState(false);
  const { created_at: at, claims, note } = proposal;
  const date = day(at);
  const isOpen = claims.some(({ state }) => state === 'open');

  async function withdraw() {
    setIsPending(true);
    await onWithdraw(proposal);
    setIsPending(false);
  }

  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h3 className={styles.itemTitle}>
          <Trans>Proposed on {date}</Trans>
        </h3>
        {isOpen && (
          <Button
            size="small"
            variant="ghost"
            className={styles.withdraw}
            aria-label={t`Withdraw what you proposed on ${date}`}
            isLoading={isPending}
            onClick={() => void withdraw()}
          >
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </div>
      {note && <p className={styles.quiet}>{note}</p>}
      <ul className={styles.claims}>
        {claims.map((claim) => {
          const value = claimValue(claim.field, claim.value, lookups, locale);
          return (
            <li key={claim.id} className={styles.claim}>
              <span className={styles.claimText}>
                <span>{fieldLabel(claim.field)[locale]}</span>
                {value !== null && <strong>{value}</strong>}
                {claim.document !== null && claim.document_id !== null && (
                  <button
                    type="button"
                    className={styles.file}
                    onClick={() => onProofSave(proposal, claim.document_id ?? 0, claim.document ?? '')}
                  >
                    {claim.document}
                  </button>
                )}
              </span>
              <ClaimStateBadge claim={claim} />
              {claim.reason && <p className={styles.reason}>{claim.reason}</p>}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
