import type { ProposeFacts, Startup } from '@aval/contract';
import { Banner, Card } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { FormProvider } from 'react-hook-form';

import { RemovedRowsContext } from '../facts/removedRows.ts';
import { EditContradictions } from '../StartupEditForm/EditContradictions.tsx';
import { EditScore } from '../StartupEditForm/EditScore.tsx';
import { EditSection } from '../StartupEditForm/EditSection.tsx';
import { SectionNav } from '../StartupEditForm/SectionNav.tsx';
import * as edit from '../StartupEditForm/StartupEditForm.css.ts';
import type { LoadLookup } from '../useLookups.ts';
import { WizardSceneContext } from '../useWizardForm.ts';
import { type Proof, proposableFields } from './claims.ts';
import { ProofCard } from './ProofCard.tsx';
import { ProposalBar } from './ProposalBar.tsx';
import { ProposedFigures } from './ProposedFigures.tsx';
import { useProposal } from './useProposal.ts';

export interface ProposalFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The stored startup at the time the form opens. */
  startup: Startup;
  /** The maximum foundation year, and the year for computing ages. */
  currentYear: number;
  /** The UTC day of which figures are unless the owner says otherwise, and the last one they can be of: 'YYYY-MM-DD'. */
  today: string;
  /** The id of a field to open and focus initially. */
  firstField?: string | undefined;
  /** The open action that is done with these figures: its id and what was to be done. */
  action?: { id: number; title: string } | undefined;
  /** Loads one of the lists of choices. */
  loadLookup: LoadLookup;
  /** Reads a file that proves figures. Rejects with an error whose message is shown. */
  onUpload: (file: File) => Promise<Proof>;
  /** Sends the proposal. Rejects with an error whose message is shown; its `issues` are shown at their fields. */
  onPropose: (proposal: ProposeFacts) => Promise<unknown>;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Key under which the input survives a sign-in in the middle of the form; requires a `PreservedFormsContext`. */
  preserveKey?: string | undefined;
}

/** The form in which owners propose figures of a startup, with their date and proof, for an administrator to decide. */
export function ProposalForm(props: ProposalFormProps) {
  const {
    startup: _startup,
    currentYear: _year,
    today,
    firstField: _first,
    action,
    loadLookup: _load,
    onUpload,
    onPropose: _propose,
    onDirtyChange,
    preserveKey: _key,
    className,
    ...rest
  } = props;
  const { t } = useLingui();
  const proposal = useProposal(props);
  const { form, before, scene, section, sectionRoot, saving, lookups, details, proofs } = proposal;
  return (
    <FormProvider {...form}>
      <WizardSceneContext value={scene}>
        <div {...rest} className={clsx(edit.columns, className)}>
          <SectionNav before={before} current={section} onSelect={proposal.handleSectionSelect} />
          <form
            noValidate
            className={edit.form}
            aria-label={t`Update figures`}
            onSubmit={(event) => {
              event.preventDefault();
              void proposal.handleSend();
            }}
          >
            {saving.state.status === 'failed' && (
              <Banner tone="danger" title={t`Not sent`} onDismiss={saving.dismiss}>
                {saving.state.message}
              </Banner>
            )}
            {action && (
              <Banner tone="info" title={t`This records an action as done`}>
                {action.title}
              </Banner>
            )}
            <ProofCard
              details={details}
              proofs={proofs}
              rows={proposal.rows}
              onUpload={onUpload}
              onRead={proposal.handleProofRead}
              onTake={proposal.handleTake}
            />
            <Card padding="none">
              <div ref={sectionRoot} tabIndex={-1} className={edit.section}>
                <RemovedRowsContext value={proposal.removedRows}>
                  <EditContradictions canAnswer={false} before={before} section={section} rows={proposal.rows}>
                    <EditSection
                      key={section}
                      group={section}
                      shown={proposableFields}
                      before={before}
                      lookups={lookups}
                      description={t`A figure changes once an administrator has accepted it.`}
                    />
                  </EditContradictions>
                </RemovedRowsContext>
              </div>
            </Card>
            <ProposedFigures
              before={before}
              details={details}
              proofs={proofs}
              rows={proposal.rows}
              today={today}
              asOf={proposal.asOf}
              note={proposal.note}
              onAsOfChange={proposal.setAsOf}
              onNoteChange={proposal.setNote}
              onDetailChange={proposal.setDetail}
              onRemove={proposal.handleRemove}
              onOpen={proposal.focusPath}
            />
            <ProposalBar
              before={before}
              details={details}
              isSending={saving.state.status === 'saving'}
              isSent={proposal.isSent}
              onIssueSelect={proposal.handleIssueSelect}
              onDirtyChange={onDirtyChange}
              onDiscard={proposal.handleDiscard}
            />
          </form>
          <EditScore before={before} section={section} rows={proposal.rows} />
        </div>
      </WizardSceneContext>
    </FormProvider>
  );
}
