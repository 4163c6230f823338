import { type Claim, type FieldSource, fieldLabel, type MasterDataLists } from '@aval/contract';
import { formatChange } from '@aval/metrics';
import { SegmentedControl, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { claimValue } from '../../proposals/claimValue.ts';
import { useSourceText } from '../../startup/useSourceText.ts';
import { useDates } from '../../text/useDates.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from './proposals.css.ts';
import { ReasonField } from './ReasonField.tsx';

export interface Draft {
  decision: 'accept' | 'refuse' | 'ask';
  reason: string;
}

interface ClaimReviewProps {
  claim: Claim;
  /** Points by which this figure alone would move the score; null without a score. */
  gain: number | null;
  /** The source of the stored value. */
  source: FieldSource | undefined;
  draft: Draft | undefined;
  /** The reason for all figures, while it counts for this one; shown in its place. */
  sharedReason: string;
  /** Whether the decisions were to be stored without a reason that they need. */
  isReasonMissing: boolean;
  lookups: Partial<MasterDataLists>;
  documentHref: (id: number) => string;
  onChange: (part: Partial<Draft>) => void;
}

/** A proposed figure beside the stored one, with its proof and effect, and the decision about it. */
export function ClaimReview(props: ClaimReviewProps) {
  const { claim, gain, source, draft, sharedReason, isReasonMissing, lookups, documentHref, onChange } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const { day } = useDates();
  const sourceText = useSourceText();
  const label = fieldLabel(claim.field)[locale];
  const print = (value: unknown) => claimValue(claim.field, value, lookups, locale) ?? structured(value);
  const structured = (value: unknown) =>
    value === null ? t({ message: 'Not stated', context: 'value' }) : t`Stated in detail`;
  const found = claim.found !== null && claim.found !== claim.value ? print(claim.found) : null;
  const needsReason = draft !== undefined && draft.decision !== 'accept';
  return (
    <li className={styles.claim}>
      <h3 className={styles.claimTitle}>{label}</h3>
      <dl className={styles.values}>
        <Value title={t`Stored value`}>
          {print(claim.stored)}
          <span className={styles.quiet}>{claim.stored !== null && source ? sourceText(source).text : null}</span>
          {claim.is_stale && (
            <Warning>
              <Trans>It was {print(claim.before)} when this was proposed</Trans>
            </Warning>
          )}
        </Value>
        <Value title={t`Proposed`}>
          <strong>{print(claim.value)}</strong>
          <span className={styles.quiet}>
            <Trans>as of {day(claim.as_of)}</Trans>
          </span>
          {found !== null && (
            <Warning>
              <Trans>The file says {found}</Trans>
            </Warning>
          )}
        </Value>
        <Value title={t`Proof`} className={claim.document_id === null ? undefined : styles.proof}>
          {claim.document_id === null ? (
            <span className={styles.quiet}>
              <Trans>None</Trans>
            </span>
          ) : (
            <>
              {claim.quote && <q className={styles.quote}>{claim.quote}</q>}
              <TextLink href={documentHref(claim.document_id)}>{place(claim)}</TextLink>
            </>
          )}
        </Value>
        <Value title={t`Effect alone`}>{gain === null ? '–' : formatChange(gain)}</Value>
      </dl>
      <div className={styles.decision}>
        <SegmentedControl
          label={t`Decision about ${label}`}
          size="small"
          value={draft?.decision ?? 'none'}
          options={[
            { value: 'accept', label: t`Accept` },
            { value: 'refuse', label: t`Refuse` },
            { value: 'ask', label: t`Ask` },
          ]}
          onValueChange={(decision) => {
            if (decision !== 'none') onChange({ decision });
          }}
        />
        {needsReason && (
          <ReasonField
            id={`reason-${claim.id}`}
            label={draft.decision === 'ask' ? t`Question about ${label}` : t`Reason to refuse ${label}`}
            reason={draft.reason}
            placeholder={sharedReason}
            isMissing={isReasonMissing}
            onChange={(reason) => onChange({ reason })}
          />
        )}
      </div>
    </li>
  );

  function place({ document, page, cell }: Claim): string {
    const name = document ?? t`Document`;
    if (cell !== null) return t`${name}, cell ${cell}`;
    return page === null ? name : t`${name}, p. ${page}`;
  }
}

interface ValueProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

function Value({ title, className = '', children }: ValueProps) {
  return (
    <div className={`${styles.value} ${className}`}>
      <dt className={styles.quiet}>{title}</dt>
      <dd className={styles.valueText}>{children}</dd>
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <span className={styles.warning}>
      <TriangleAlert aria-hidden className={styles.warningIcon} />
      <span>{children}</span>
    </span>
  );
}
