import { type AuditEvent, auditActionText, auditTargetTexts, isVisitorAction, type Text } from '@aval/contract';
import { Badge, TextLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowRight, UserRoundX } from 'lucide-react';
import { useState } from 'react';

import { useDates } from '../../text/useDates.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from './audit.css.ts';

export interface AuditPaths {
  /** The log of one account: what it did, and what was done to it. */
  auditOfUser: (id: number) => string;
  editUser: (id: number) => string;
  startup: (id: number) => string;
  storedDocument: (id: number) => string;
}

interface CellProps {
  event: AuditEvent;
}

interface LinkedCellProps extends CellProps {
  paths: AuditPaths;
}

/** When it happened, in the user's time zone, which its title names. */
export function AuditTime({ event: { at } }: CellProps) {
  const { time, timeAndZone } = useDates();
  return (
    <time dateTime={at} title={timeAndZone(at)} className={styles.time}>
      {time(at)}
    </time>
  );
}

/** Who did it: a link to everything that this account did. */
export function AuditActor({ event: { actor, action }, paths }: LinkedCellProps) {
  const { t } = useLingui();
  if (actor === null) {
    return <span className={styles.quiet}>{isVisitorAction(action) ? t`Visitor` : t`System`}</span>;
  }
  const { id, name, is_deleted: isDeleted } = actor;
  return (
    <span className={styles.person}>
      <span>
        <TextLink href={paths.auditOfUser(id)}>{name ?? t`Account ${id}`}</TextLink>
        <span className={styles.number}> {id}</span>
      </span>
      {isDeleted && <Badge icon={UserRoundX}>{t`Deleted account`}</Badge>}
    </span>
  );
}

/** What was done. */
export function AuditActionText({ event: { action, target } }: CellProps) {
  const locale = useLocale();
  return auditActionText(target.type, action)?.[locale] ?? action;
}

/** To what: a link to its page while it exists. */
export function AuditTarget({ event: { actor, target }, paths }: LinkedCellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { type, id, name, exists } = target;
  const kinds: Readonly<Record<string, Text>> = auditTargetTexts;
  const kind = kinds[type]?.[locale] ?? type;
  // The only schedule and the log itself need no number.
  if (id === null) return <span className={styles.quiet}>{kind}</span>;
  if (type === 'user' && id === actor?.id) return <span className={styles.quiet}>{t`Own account`}</span>;
  const path = exists ? pathOf(type, id, paths) : null;
  const number = `${kind} ${id}`;
  if (name === null) return <span className={styles.quiet}>{number}</span>;
  return (
    <span className={styles.person}>
      {path === null ? name : <TextLink href={path}>{name}</TextLink>}
      <span className={styles.number}>{number}</span>
    </span>
  );
}

function pathOf(type: string, id: number, paths: AuditPaths): string | null {
  switch (type) {
    case 'user':
      return paths.editUser(id);
    case 'startup':
      return paths.startup(id);
    case 'document':
      return paths.storedDocument(id);
    default:
      return null;
  }
}

/** More lines are shown on request. */
const shownLines = 3;

/** What changed, from what to what, and other facts. */
export function AuditDetails({ event: { detail } }: CellProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (detail.length === 0) return null;
  const hidden = detail.length - shownLines;
  const lines = isOpen || hidden <= 1 ? detail : detail.slice(0, shownLines);
  return (
    <div className={styles.details}>
      <dl className={styles.list}>
        {lines.map(({ label, from, to }, index) => (
          <div key={`${index} ${label}`} className={styles.change}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {from !== null && (
                <>
                  <span className={styles.former}>{from}</span>
                  <ArrowRight role="img" aria-label={t`to`} className={styles.arrow} />
                </>
              )}
              {to}
            </dd>
          </div>
        ))}
      </dl>
      {hidden > 1 && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t`Show less` : t`Show ${hidden} more`}
        </button>
      )}
    </div>
  );
}
