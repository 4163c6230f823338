import { fieldGroups } from '@aval/contract';
import { formatScore } from '@aval/metrics';
import { Button, Card } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';

import { useFormsLocale } from '../../messages.ts';
import { anchorText, fieldText } from '../StartupSummary/fieldText.ts';
import type { WizardFieldId } from '../wizardFields.ts';
import type { DefaultRow } from './defaultRows.ts';
import * as styles from './summary.css.ts';

export interface DefaultsPanelProps {
  /** Questions that nobody answered, each with the default it would be stored with. */
  rows: readonly DefaultRow[];
  /** Goes to the field. */
  onChange: (id: WizardFieldId) => void;
  /** Called when a default is taken as the answer. */
  onConfirm: (id: WizardFieldId) => void;
  /** Called when that is taken back. */
  onUndo: (id: WizardFieldId) => void;
}

/** The values nobody stated, to be confirmed or changed one by one: a single click never turns them all into facts. */
export function DefaultsPanel({ rows, onChange, onConfirm, onUndo }: DefaultsPanelProps) {
  const titleId = useId();
  const confirmed = rows.filter((row) => row.isConfirmed).length;
  const open = rows.length - confirmed;
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h2 id={titleId} className={styles.title}>
            <Plural value={open} _0="Every value is yours" one="# default to look at" other="# defaults to look at" />
          </h2>
          {confirmed > 0 && (
            <span className={styles.progress} role="status">
              <Trans>
                {confirmed} of {rows.length} confirmed
              </Trans>
            </span>
          )}
        </div>
        {open > 0 && (
          <p className={styles.explanation}>
            <Trans>
              These values were filled in by the form, not by you. Confirm one if it is true, change it if it is not, or
              leave it: the evaluation treats it as unknown.
            </Trans>
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <>
          <div className={styles.columnHeads} aria-hidden="true">
            <span>
              <Trans>Field</Trans>
            </span>
            <span>
              <Trans>Value the form filled in</Trans>
            </span>
            <span className={styles.headEnd}>
              <Trans>Range narrows by</Trans>
            </span>
            <span className={styles.actions} />
          </div>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <DefaultRowItem key={row.field.id} {...{ row, onChange, onConfirm, onUndo }} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface DefaultRowItemProps extends Omit<DefaultsPanelProps, 'rows'> {
  row: DefaultRow;
}

function DefaultRowItem({
  row: { field, value, points, isConfirmed },
  onChange,
  onConfirm,
  onUndo,
}: DefaultRowItemProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const label = field.label[locale];
  const meaning = anchorText(field, value, locale);
  const figure = formatScore(points);
  return (
    <li className={styles.row} data-state={isConfirmed ? 'confirmed' : 'open'}>
      <span className={styles.cell}>
        <span className={styles.main}>{label}</span>
        <span className={styles.sub}>{fieldGroups.find((group) => group.id === field.group)?.title[locale]}</span>
      </span>
      <span className={styles.cell}>
        <span className={styles.main}>{fieldText(field, value, locale)}</span>
        {meaning !== null && <span className={styles.sub}>{meaning}</span>}
      </span>
      <span className={styles.narrows}>{!isConfirmed && points >= 0.05 && t`${figure} points`}</span>
      <span className={styles.actions}>
        {isConfirmed ? (
          <>
            <span className={styles.confirmed}>
              <CircleCheck className={styles.icon} aria-hidden="true" />
              <Trans>Confirmed</Trans>
            </span>
            <Button variant="ghost" size="small" aria-label={t`Undo ${label}`} onClick={() => onUndo(field.id)}>
              <Trans>Undo</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button size="small" aria-label={t`Change ${label}`} onClick={() => onChange(field.id)}>
              <Trans>Change</Trans>
            </Button>
            <Button size="small" aria-label={t`Confirm ${label}`} onClick={() => onConfirm(field.id)}>
              <Trans>Confirm</Trans>
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
