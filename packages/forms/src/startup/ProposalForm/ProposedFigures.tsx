import { startupField } from '@aval/contract';
import { Card, Combobox, DayInput, Field, FormSection, IconButton, Select, TextArea } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert, X } from 'lucide-react';

import { isEditFieldId } from '../edit/editFields.ts';
import type { EditValues } from '../edit/editValues.ts';
import type { LookupRows } from '../lookups.ts';
import * as edit from '../StartupEditForm/StartupEditForm.css.ts';
import { useEditValues } from '../StartupEditForm/useWholeState.ts';
import { useWizardScene } from '../useWizardForm.ts';
import { wizardField } from '../wizardFields.ts';
import { wireValue } from '../wizardValues.ts';
import {
  type ClaimDetail,
  type ClaimDetails,
  claimedIds,
  type ClaimId,
  type Proof,
  proposableFields,
  sourceIn,
} from './claims.ts';
import { claimText } from './claimText.ts';
import * as styles from './ProposalForm.css.ts';

const noteLength = 2000;

interface ProposedFiguresProps {
  before: EditValues;
  details: ClaimDetails;
  proofs: readonly Proof[];
  rows: LookupRows;
  today: string;
  asOf: string;
  note: string;
  onAsOfChange: (day: string) => void;
  onNoteChange: (note: string) => void;
  onDetailChange: (id: ClaimId, detail: ClaimDetail) => void;
  onRemove: (id: ClaimId) => void;
  /** Opens a figure in its section. */
  onOpen: (id: ClaimId) => void;
}

/** What will be sent: each figure beside its stored value, with its date and proof, and a note. */
export function ProposedFigures(props: ProposedFiguresProps) {
  const { before, details, rows, today, asOf, note, onAsOfChange, onNoteChange, onDetailChange } = props;
  const { t } = useLingui();
  const { locale } = useWizardScene();
  const values = useEditValues();
  const ids = claimedIds(before, values, details);
  const unchanged = proposableFields.filter(
    ({ id }) => !ids.includes(id) && claimText(id, before[id], rows, locale) !== null,
  );
  return (
    <Card padding="none" className={edit.section}>
      <FormSection title={t`What you propose`} description={t`An administrator decides about each figure.`}>
        {ids.length === 0 ? (
          <p className={styles.quiet}>
            <Trans>
              Nothing yet. Change a figure above, take one over from a file, or confirm one that still holds.
            </Trans>
          </p>
        ) : (
          <ul className={styles.figures}>
            {ids.map((id) => (
              <ProposedFigure key={id} {...props} id={id} values={values} />
            ))}
          </ul>
        )}
        <div className={styles.rest}>
          <Field label={t`As of`} hint={t`The day of figures that have no other one.`}>
            <DayInput value={asOf} max={today} onDayChange={onAsOfChange} />
          </Field>
          <Field label={t`Confirm a figure that still holds`} optional>
            <Combobox
              value=""
              placeholder={t`Choose a figure`}
              options={unchanged.map(({ id, label }) => ({
                value: id,
                label: `${label[locale]}: ${claimText(id, before[id], rows, locale) ?? ''}`,
              }))}
              onValueChange={(value) => {
                if (isEditFieldId(value)) onDetailChange(value, { as_of: asOf });
              }}
            />
          </Field>
        </div>
        <Field label={t`Note`} optional hint={t`What the administrator should know.`}>
          <TextArea
            rows={3}
            maxLength={noteLength}
            value={note}
            onChange={({ target }) => onNoteChange(target.value)}
          />
        </Field>
      </FormSection>
    </Card>
  );
}

interface ProposedFigureProps extends ProposedFiguresProps {
  id: ClaimId;
  values: EditValues;
}

function ProposedFigure(props: ProposedFigureProps) {
  const { id, values, before, details, proofs, rows, today, asOf, onDetailChange, onRemove, onOpen } = props;
  const { t } = useLingui();
  const { locale } = useWizardScene();
  const label = startupField(id).label[locale];
  const detail = details[id];
  const value = isEditFieldId(id) ? wireValue(wizardField(id), values, 0) : undefined;
  const [from, to] = [before, values].map((some) => claimText(id, some[id], rows, locale));
  const proof = proofs.find(({ document_id }) => document_id === detail?.source?.document_id);
  const said = proof?.facts.find(({ field }) => field === id);
  const saidText = said && said.value !== Number(value) ? claimText(id, said.value, rows, locale) : null;
  return (
    <li className={styles.figure}>
      <div className={styles.figureText}>
        <button type="button" className={styles.open} onClick={() => onOpen(id)}>
          {label}
        </button>
        <span className={styles.values}>
          {to === null ? (
            <Trans>changed</Trans>
          ) : from === to ? (
            <Trans>{to}, as stored</Trans>
          ) : (
            <>
              {from !== null && <del className={styles.from}>{from}</del>} <ins className={styles.to}>{to}</ins>
            </>
          )}
        </span>
        {saidText !== null && (
          <span className={styles.warning}>
            <TriangleAlert aria-hidden className={styles.icon} />
            <Trans>The file says {saidText}</Trans>
          </span>
        )}
      </div>
      <DayInput
        aria-label={t`Day of ${label}`}
        value={detail?.as_of ?? asOf}
        max={today}
        onDayChange={(day) => onDetailChange(id, { as_of: day })}
      />
      <Select
        aria-label={t`Proof of ${label}`}
        value={String(detail?.source?.document_id ?? '')}
        options={[
          { value: '', label: t`No proof` },
          ...proofs.map(({ document_id, document }) => ({ value: String(document_id), label: document })),
        ]}
        onValueChange={(chosen) => {
          const file = proofs.find(({ document_id }) => String(document_id) === chosen);
          onDetailChange(id, { source: file && sourceIn(file, id, Number(value)) });
        }}
      />
      <IconButton icon={X} label={t`Do not propose ${label}`} onClick={() => onRemove(id)} />
    </li>
  );
}
