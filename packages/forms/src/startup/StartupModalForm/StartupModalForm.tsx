import type { Startup, UpdateStartup } from '@aval/contract';
import { Banner, Button, ConfirmDialog, Dialog } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';

import { ConflictBanner } from '../../conflict/ConflictBanner.tsx';
import { ownerFields } from '../edit/editFields.ts';
import type { LoadLookup } from '../useLookups.ts';
import { WizardSceneContext } from '../useWizardForm.ts';
import { ModalFooter, ModalNote } from './ModalFooter.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import * as styles from './StartupModalForm.css.ts';
import { useStartupModal } from './useStartupModal.ts';

export interface StartupModalFormProps {
  /** As it is stored; given anew, the form keeps what the person has typed. */
  startup: Startup;
  /** The latest foundation year. */
  currentYear: number;
  /** Loads one of the lists of choices. Rejects with an error to be read. */
  loadLookup: LoadLookup;
  /**
   * Saves what was changed, and nothing else. Rejects with an error to be read, whose `issues` lead to the fields at fault
   * and whose code 'STALE' says that somebody else saved meanwhile; `isOverwriting` says that this one is to win.
   */
  onSubmit: (changes: UpdateStartup, options: { isOverwriting: boolean }) => Promise<unknown>;
  /** The dialog is to go away; what was typed is not wanted any more. */
  onCancel: () => void;
  /** Whether something is typed that is not saved. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Under which name what is typed outlives a sign-in in its middle, with a `FormsUnderWayContext` around it. */
  keptAs?: string | undefined;
}

/** What an owner may change about a startup, in a dialog that stands while it is rendered. */
export function StartupModalForm(props: StartupModalFormProps) {
  const { startup, onCancel, onDirtyChange } = props;
  const { t } = useLingui();
  const formId = useId();
  const { form, before, scene, lookups, saving, isLeaving, ...modal } = useStartupModal(props);
  const { name } = startup;
  const count = isLeaving ? modal.changeCount() : 0;
  return (
    <FormProvider {...form}>
      <WizardSceneContext value={scene}>
        <Dialog
          isOpen
          onOpenChange={() => modal.handleLeave()}
          size="large"
          title={t`Edit ${name}`}
          description={t`What people read about the startup. Scores come from the evaluation.`}
          footerNote={<ModalNote fields={ownerFields} before={before} onIssueSelect={modal.handleIssueSelect} />}
          footer={
            <ModalFooter
              formId={formId}
              fields={ownerFields}
              before={before}
              isSaving={saving.state.status === 'saving'}
              onCancel={modal.handleLeave}
              onDirtyChange={onDirtyChange}
            />
          }
        >
          <form
            id={formId}
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void modal.handleSave(false);
            }}
          >
            {saving.state.status === 'failed' && (
              <Banner tone="danger" onDismiss={saving.dismiss}>
                {saving.state.message}
              </Banner>
            )}
            {saving.state.status === 'stale' && (
              <ConflictBanner
                edit={saving.state.edit}
                action={
                  <Button size="small" onClick={() => void modal.handleSave(true)}>
                    <Trans>Save my changes anyway</Trans>
                  </Button>
                }
              >
                <Trans>Only the fields that you changed are replaced; the others keep what was saved.</Trans>
              </ConflictBanner>
            )}
            <OwnerFields lookups={lookups} />
          </form>
        </Dialog>
        <ConfirmDialog
          isOpen={isLeaving}
          onOpenChange={() => modal.handleStay()}
          title={t`Leave without saving?`}
          confirmLabel={t`Discard changes`}
          cancelLabel={t`Keep editing`}
          tone="danger"
          onConfirm={onCancel}
        >
          <Plural value={count} one="# change is lost." other="# changes are lost." />
        </ConfirmDialog>
      </WizardSceneContext>
    </FormProvider>
  );
}
