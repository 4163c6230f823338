import { fieldLabel, type MasterDataLists, type Proposal, type ProposalEffect, type Startup } from '@aval/contract';
import { formatScore } from '@aval/metrics';
import { Badge, Banner, Button, Card, CardBody, LevelBadge, TextLink } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

import { useDates } from '../../text/useDates.ts';
import { useLocale } from '../../text/useLocale.ts';
import { ClaimReview, type Draft } from './ClaimReview.tsx';
import { allReasonId, DecideAll } from './DecideAll.tsx';
import * as styles from './proposals.css.ts';
import type { Decisions } from './ProposalsScreen.tsx';

interface ProposalReviewProps {
  proposal: Proposal;
  effect: ProposalEffect;
  startup: Startup | undefined;
  lookups: Partial<MasterDataLists>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  backHref: string;
  startupHref: (id: number) => string;
  documentHref: (id: number) => string;
  onDecide: (proposal: Proposal, decisions: Decisions) => Promise<boolean>;
}

const shortcuts: Readonly<Record<string, Draft['decision']>> = { a: 'accept', r: 'refuse', q: 'ask' };

/** The figures of a proposal, each with a decision, and what accepting all of them would do. */
export function ProposalReview(props: ProposalReviewProps) {
  const { proposal, effect, startup, titleRef, backHref, startupHref, onDecide } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const { day } = useDates();
  const [drafts, setDrafts] = useState<Readonly<Record<number, Draft>>>({});
  const [forAll, setForAll] = useState<Draft | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isStoring, setIsStoring] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { startup: subject, user, created_at: at, note } = proposal;
  const open = proposal.claims.filter(({ state }) => state === 'open');
  const decided = proposal.claims.filter(({ state }) => state !== 'open');
  const chosen = open.flatMap(({ id }) => (drafts[id] ? [{ id, ...drafts[id] }] : []));
  const isShared = ({ decision, reason }: Draft) => decision === forAll?.decision && reason.trim() === '';
  const reasonOf = (draft: Draft) => (isShared(draft) ? (forAll?.reason ?? '') : draft.reason).trim();
  const person = user ? `${user.first_name} ${user.last_name}` : t`Deleted account`;
  const date = day(at);

  const choose = (id: number, part: Partial<Draft>) => {
    setDrafts((known) => ({ ...known, [id]: { decision: 'accept', reason: '', ...known[id], ...part } }));
  };
  const chooseAll = (decision: Draft['decision']) => {
    for (const { id } of open) choose(id, { decision });
    setForAll({ reason: '', ...forAll, decision });
  };

  async function store() {
    const withoutReason = chosen.find((draft) => draft.decision !== 'accept' && reasonOf(draft) === '');
    setIsMissing(withoutReason !== undefined);
    if (withoutReason) {
      document.getElementById(isShared(withoutReason) ? allReasonId : `reason-${withoutReason.id}`)?.focus();
      return;
    }
    if (chosen.length === 0 || isStoring) return;
    setIsStoring(true);
    await onDecide(
      proposal,
      chosen.map((draft) => ({
        claim_id: draft.id,
        decision: draft.decision,
        ...(draft.decision !== 'accept' && { reason: reasonOf(draft) }),
      })),
    );
    setIsStoring(false);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void store();
      return;
    }
    const isTyping = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=radio])');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...(list.current?.children ?? [])];
    const index = rows.findIndex((row) => event.target instanceof Node && row.contains(event.target));
    const key = event.key.toLowerCase();
    const decision = shortcuts[key];
    const row = open[index];
    if (decision && row) {
      choose(row.id, { decision });
      focusOn(rows[index]?.querySelector(`input[value=${decision}]`));
    } else if (key === 'j' || key === 'k') focusRow(rows[index + (key === 'j' ? 1 : -1)]);
    else return;
    event.preventDefault();
  }

  return (
    <Card>
      <CardBody>
        {/* The keys work from any control inside, and after a click on any text. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div tabIndex={-1} className={styles.review} onKeyDown={handleKeyDown}>
          <TextLink href={backHref} className={styles.back}>
            <ArrowLeft aria-hidden className={styles.icon} />
            <Trans>All proposals</Trans>
          </TextLink>
          <div className={styles.head}>
            <div>
              <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
                <TextLink href={startupHref(subject.id)}>{subject.name}</TextLink>
              </h2>
              <p className={styles.quiet}>
                <Trans>
                  Proposed by {person} on {date}
                </Trans>
              </p>
            </div>
            <Effect effect={effect} />
          </div>
          {note && <blockquote className={styles.note}>{note}</blockquote>}
          {effect.opens.length > 0 && (
            <Banner
              tone={effect.opens.some(({ severity }) => severity === 'severe') ? 'danger' : 'warning'}
              title={t`It would contradict other figures`}
            >
              <ul className={styles.sentences}>
                {effect.opens.map(({ id, message }) => (
                  <li key={id}>{message}</li>
                ))}
              </ul>
            </Banner>
          )}
          {effect.closes.length > 0 && (
            <Banner tone="success" title={t`It would resolve contradictions`}>
              <ul className={styles.sentences}>
                {effect.closes.map(({ id, message }) => (
                  <li key={id}>{message}</li>
                ))}
              </ul>
            </Banner>
          )}
          {open.length > 1 && (
            <DecideAll
              chosen={forAll}
              isUsed={chosen.some(isShared)}
              isReasonMissing={isMissing}
              onChoose={chooseAll}
              onReasonChange={(reason) => setForAll((known) => known && { ...known, reason })}
            />
          )}
          <ul ref={list} className={styles.claims}>
            {open.map((claim) => {
              const draft = drafts[claim.id];
              const hasSharedReason = draft !== undefined && isShared(draft);
              return (
                <ClaimReview
                  key={claim.id}
                  claim={claim}
                  gain={effect.gains[claim.id] ?? null}
                  source={startup?.field_sources[claim.field]}
                  draft={draft}
                  sharedReason={hasSharedReason ? reasonOf(draft) : ''}
                  isReasonMissing={isMissing && !hasSharedReason}
                  lookups={props.lookups}
                  documentHref={props.documentHref}
                  onChange={(part) => choose(claim.id, part)}
                />
              );
            })}
          </ul>
          {decided.length > 0 && (
            <p className={styles.quiet}>
              <Trans>Already decided: {decided.map(({ field }) => fieldLabel(field)[locale]).join(', ')}</Trans>
            </p>
          )}
          {open.length > 0 && (
            <div className={styles.foot}>
              <p className={styles.keys}>
                <Trans>
                  Keys: <kbd>J</kbd> <kbd>K</kbd> next and previous figure, <kbd>A</kbd> accept, <kbd>R</kbd> refuse,{' '}
                  <kbd>Q</kbd> ask, <kbd>Ctrl</kbd> <kbd>Enter</kbd> store.
                </Trans>
              </p>
              <Button
                variant="primary"
                disabled={chosen.length === 0}
                isLoading={isStoring}
                loadingLabel={t`Saving...`}
                className={styles.store}
                onClick={() => void store()}
              >
                <Plural value={chosen.length} _0="Store decisions" one="Store # decision" other="Store # decisions" />
              </Button>
            </div>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

function focusOn(radio: Element | null | undefined) {
  if (radio instanceof HTMLElement) radio.focus({ focusVisible: true });
}

function focusRow(row: Element | undefined) {
  const radio = row?.querySelector<HTMLElement>('input[type=radio]:checked') ?? row?.querySelector('input[type=radio]');
  focusOn(radio);
}

function Effect({ effect: { score, score_after: after, level_after: level } }: { effect: ProposalEffect }) {
  const { t } = useLingui();
  if (after === null) return <Badge>{t`Not evaluated`}</Badge>;
  return (
    <p className={styles.effect}>
      <span className={styles.quiet}>
        <Trans>Score, if all is accepted</Trans>
      </span>
      <span className={styles.scores}>
        {formatScore(score)} → <strong>{formatScore(after)}</strong>
        {level && level !== 'Not Evaluated' && <LevelBadge level={level} />}
      </span>
    </p>
  );
}
