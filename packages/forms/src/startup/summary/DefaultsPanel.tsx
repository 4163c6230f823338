import { fieldGroups } from '@aval/contract';
import { formatScore } from '@aval/metrics';
import { Button, Card } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { useFormsLocale } from '../../messages.ts';
import { anchorText, fieldText } from '../StartupSummary/fieldText.ts';
import type { WizardField, WizardFieldId } from '../wizardFields.ts';
import type { DefaultRow } from './defaultRows.ts';
import * as styles from './summary.css.ts';

/** The element id of the button that edits a row, to focus it. */
export function changeButtonId(id: WizardFieldId): string {
  return `default-change-${id}`;
}

/** The element id of the button that confirms a row, or undoes that. */
export function settleButtonId(id: WizardFieldId): string {
  return `default-settle-${id}`;
}

export interface DefaultsPanelProps {
  /** Unanswered fields, each with its default. */
  rows: readonly DefaultRow[];
  /** The row in edit mode. */
  changing?: WizardFieldId | undefined;
  /** Renders the control of a field in its row in edit mode. */
  renderInput: (field: WizardField) => ReactNode;
  /** Called to edit a default. */
  onChange: (id: WizardFieldId) => void;
  /** Called when editing is done. */
  onDone: (id: WizardFieldId) => void;
  /** Called to confirm a default. */
  onConfirm: (id: WizardFieldId) => void;
  /** Called to undo a confirmation or an edit. */
  onUndo: (id: WizardFieldId) => void;
}

/**
 * The unconfirmed defaults, to be confirmed or edited individually: no single click can turn all of them into facts.
 */
export function DefaultsPanel({ rows, changing, ...rest }: DefaultsPanelProps) {
  const titleId = useId();
  const open = rows.filter((row) => row.state === 'standing').length;
  const settled = rows.length - open;
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h2 id={titleId} className={styles.title}>
            <Plural value={open} _0="No defaults left" one="# default to review" other="# defaults to review" />
          </h2>
          {settled > 0 && (
            <span className={styles.progress} role="status">
              <Trans>
                {settled} of {rows.length} reviewed
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
              <Trans>Value filled in by the form</Trans>
            </span>
            <span className={styles.headEnd}>
              <Trans>Range narrows by</Trans>
            </span>
            <span className={styles.actions} />
          </div>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <DefaultRowItem key={row.field.id} row={row} isChanging={row.field.id === changing} {...rest} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface DefaultRowItemProps extends Omit<DefaultsPanelProps, 'rows' | 'changing'> {
  row: DefaultRow;
  isChanging: boolean;
}

function DefaultRowItem({ row, isChanging, renderInput, ...actions }: DefaultRowItemProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { field, value, points, state } = row;
  const meaning = typeof value === 'number' ? anchorText(field, value, locale) : null;
  const figure = formatScore(points);
  if (isChanging) {
    return (
      <li className={styles.changing}>
        {renderInput(field)}
        <RowActions {...actions} row={row} isChanging />
      </li>
    );
  }
  return (
    <li className={styles.row} data-state={state === 'standing' ? 'open' : 'settled'}>
      <span className={styles.cell}>
        <span className={styles.main}>{field.label[locale]}</span>
        <span className={styles.sub}>{fieldGroups.find((group) => group.id === field.group)?.title[locale]}</span>
      </span>
      <span className={styles.cell}>
        <span className={styles.main}>{fieldText(field, value, locale) ?? value}</span>
        {meaning !== null && <span className={styles.sub}>{meaning}</span>}
      </span>
      <span className={styles.narrows}>{state === 'standing' && points >= 0.05 && t`${figure} points`}</span>
      <RowActions {...actions} row={row} isChanging={false} />
    </li>
  );
}

function RowActions({
  row: { field, state },
  isChanging,
  onChange,
  onDone,
  onConfirm,
  onUndo,
}: Omit<DefaultRowItemProps, 'renderInput'>) {
  const { t } = useLingui();
  const label = field.label[useFormsLocale()];
  const settle = { size: 'small', id: settleButtonId(field.id) } as const;
  if (isChanging) {
    return (
      <span className={styles.actions}>
        <Button {...settle} aria-label={t`Done with ${label}`} onClick={() => onDone(field.id)}>
          <Trans context="button">Done</Trans>
        </Button>
      </span>
    );
  }
  if (state === 'standing') {
    return (
      <span className={styles.actions}>
        <Button
          size="small"
          id={changeButtonId(field.id)}
          aria-label={t`Change ${label}`}
          onClick={() => onChange(field.id)}
        >
          <Trans>Change</Trans>
        </Button>
        <Button {...settle} aria-label={t`Confirm ${label}`} onClick={() => onConfirm(field.id)}>
          <Trans>Confirm</Trans>
        </Button>
      </span>
    );
  }
  return (
    <span className={styles.actions}>
      <span className={styles.settled}>
        <CircleCheck className={styles.icon} aria-hidden="true" />
        {state === 'confirmed' ? <Trans>Confirmed</Trans> : <Trans>Changed</Trans>}
      </span>
      <Button {...settle} variant="ghost" aria-label={t`Undo ${label}`} onClick={() => onUndo(field.id)}>
        <Trans>Undo</Trans>
      </Button>
    </span>
  );
}
