import { type CreateStartup, message } from '@aval/contract';
import { Banner, Button, Card, FieldMappingTable, type MappingRow, reserveBottomSpace, Select } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';

import { Announced } from '../../contradictions/Announced.tsx';
import { useFormsLocale } from '../../messages.ts';
import type { LoadLookup } from '../../startup/useLookups.ts';
import { BeforeSaving } from './BeforeSaving.tsx';
import * as styles from './DocumentMappingForm.css.ts';
import { ExpectedScore } from './ExpectedScore.tsx';
import { FilledDefaults } from './FilledDefaults.tsx';
import { LeftOut } from './LeftOut.tsx';
import type { MappedFile } from './mappedFile.ts';
import { MappingContradictions } from './MappingContradictions.tsx';
import { type ContradictionActions, rowNotes } from './RowNotes.tsx';
import { type MappingDraft, useDocumentMapping } from './useDocumentMapping.ts';
import { rowNumber, useMappingContradictions } from './useMappingContradictions.ts';

export interface DocumentMappingFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In batch order; the last one is opened. */
  files: readonly MappedFile[];
  /** The maximum foundation year, and the year for computing ages. */
  currentYear: number;
  /** Loads one of the lists of choices. Rejects with an error whose message is shown. */
  loadLookup: LoadLookup;
  /** Creates the startup of the open document, once per key. Rejects with an error whose message is shown. */
  onSave: (body: CreateStartup, requestKey: string) => Promise<unknown>;
  /** Called when the user discards the documents. */
  onDiscard: () => void;
  /** Shows the quote of a row in its document. */
  onSourceOpen?: ((file: MappedFile, row: MappingRow) => void) | undefined;
  /** The draft from before the form was left; documents added since then are opened unchanged. */
  initialDraft?: MappingDraft | undefined;
  /** Called with the draft on every change. */
  onDraftChange?: ((draft: MappingDraft) => void) | undefined;
}

/**
 * Maps the values extracted from documents to the fields of a startup; missing fields are requested or filled with a
 * default.
 */
export function DocumentMappingForm(props: DocumentMappingFormProps) {
  const { files, currentYear, loadLookup: _load, onSave: _save, onDiscard, onSourceOpen: _open, ...others } = props;
  const { initialDraft: _draft, onDraftChange: _keep, className, ...rest } = others;
  const { t } = useLingui();
  const locale = useFormsLocale();
  const barId = useId();
  const mapping = useDocumentMapping(props);
  const { file, state, dispatch, targets, mapped, rows, saving } = mapping;
  const { found, placed, onTurn } = useMappingContradictions({
    facts: mapped.facts,
    state,
    lookups: rows,
    currentYear,
    reasons: mapping.reasons,
  });
  if (!file) {
    return (
      <div {...rest} className={clsx(styles.root, className)}>
        <Banner tone="warning">{message('noFieldsToMap')[locale]}</Banner>
      </div>
    );
  }
  const count = state.rows.filter((row) => row.target !== null).length;
  const total = state.rows.length;
  const actions: ContradictionActions = {
    found,
    reasons: mapping.reasons,
    onReason: mapping.handleReason,
    canTake: mapping.canTake,
    onTake: (fit) => {
      mapping.handleTake(fit);
      onTurn();
    },
  };
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {saving.state.status === 'failed' && (
        <Banner tone="danger" title={t`Not saved`} onDismiss={saving.dismiss}>
          {saving.state.message}
        </Banner>
      )}
      <div className={styles.columns}>
        <FieldMappingTable
          title={t`Field Mapping`}
          state={state}
          dispatch={dispatch}
          targets={targets}
          errors={mapped.errors}
          restated={mapped.restated}
          notes={rowNotes(state.rows, placed, actions)}
          hasCount={false}
          tools={files.length > 1 && <FilePicker {...{ files, file, onSelect: mapping.handleFileSelect }} />}
          onSourceOpen={mapping.handleSourceOpen}
        />
        <div className={styles.side}>
          <BeforeSaving
            mapped={mapped}
            rows={state.rows}
            answers={mapping.answers}
            isShown={mapping.isTried}
            onAnswer={mapping.handleAnswer}
            onRowSelect={mapping.handleRowSelect}
          />
          <MappingContradictions rowOf={(id) => rowNumber(state.rows, placed, id)} actions={actions} />
          <LeftOut omitted={file.omitted ?? []} onOpen={mapping.handleOmittedOpen} />
          <FilledDefaults defaults={mapped.defaults} lookups={rows} onChange={mapping.handleDefaultChange} />
        </div>
      </div>
      <Announced shown={found.map(({ contradiction }) => contradiction)} />
      <Card ref={reserveBottomSpace} padding="none" aria-labelledby={barId} className={styles.bar}>
        <p id={barId} role="status" className={styles.count}>
          <Trans>
            <strong>{count}</strong> of <Plural value={total} one="# row mapped" other="# rows mapped" />
          </Trans>
        </p>
        <ExpectedScore facts={mapped.facts} rows={rows} currentYear={currentYear} />
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onDiscard} disabled={saving.state.status === 'saving'}>
            <Trans>Discard</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={count === 0}
            isLoading={saving.state.status === 'saving'}
            loadingLabel={t`Saving...`}
            onClick={() => void mapping.handleSave()}
          >
            <Trans>Save Mappings</Trans>
          </Button>
        </div>
      </Card>
    </div>
  );
}

interface FilePickerProps {
  files: readonly MappedFile[];
  file: MappedFile | undefined;
  onSelect: (id: string) => void;
}

/** Selects the document to map. */
function FilePicker({ files, file, onSelect }: FilePickerProps) {
  const { t } = useLingui();
  return (
    <Select
      keyWord={t`Document`}
      options={files.map(({ id, name, fields }) => ({ value: id, label: `${name} (${fields.length})` }))}
      value={file?.id ?? ''}
      onValueChange={onSelect}
    />
  );
}
