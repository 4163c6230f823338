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
  /** The stored startup; when it changes, the form keeps the input. */
  startup: Startup;
  /** Whether the caller proposes a change of what the evaluation reads, which the form says. @default true */
  isProposing?: boolean | undefined;
  /** The maximum foundation year. */
  currentYear: number;
  /** Loads one of the lists of choices. Rejects with an error whose message is shown. */
  loadLookup: LoadLookup;
  /**
   * Saves only the changes. Rejects with an error whose message is shown; its `issues` are shown at their fields, and
   * the code 'STALE' reports that another user has saved in the meantime; `isOverwriting` means that these changes take
   * precedence.
   */
  onSubmit: (changes: UpdateStartup, options: { isOverwriting: boolean }) => Promise<unknown>;
  /** Called to close the dialog and discard the input. */
  onCancel: () => void;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Key under which the input survives a sign-in in the middle of the form; requires a `PreservedFormsContext`. */
  preserveKey?: string | undefined;
}

/** The dialog in which owners edit a startup; open while it is mounted. */
export function StartupModalForm(props: StartupModalFormProps) {
  const { startup, isProposing = true, onCancel, onDirtyChange } = props;
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
          description={t`How the startup is presented. Figures have their own page.`}
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
            <OwnerFields isProposing={isProposing} lookups={lookups} />
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
