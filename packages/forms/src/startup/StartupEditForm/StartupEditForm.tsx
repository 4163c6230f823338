import type { Startup, UpdateStartup } from '@aval/contract';
import { Banner, Button, Card } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { FormProvider } from 'react-hook-form';

import { ConflictBanner } from '../../conflict/ConflictBanner.tsx';
import { RemovedRowsContext } from '../facts/removedRows.ts';
import type { LoadLookup } from '../useLookups.ts';
import { WizardSceneContext } from '../useWizardForm.ts';
import { EditContradictions } from './EditContradictions.tsx';
import { EditScore } from './EditScore.tsx';
import { EditSection } from './EditSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';
import * as styles from './StartupEditForm.css.ts';
import { useStartupEdit } from './useStartupEdit.ts';

export interface StartupEditFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The stored startup at the time the form opens. */
  startup: Startup;
  /** The maximum foundation year, and the year for computing ages. */
  currentYear: number;
  /** The UTC day up to which stored facts have aged, 'YYYY-MM-DD'; without it they are new. */
  today?: string | undefined;
  /** The id of a field, or the path of a value in the facts, to open and focus initially. */
  firstField?: string | undefined;
  /** Loads one of the lists of choices when its section appears. */
  loadLookup: LoadLookup;
  /**
   * Saves the changes and returns the stored startup. Rejects with an error whose message is shown; its `issues` are
   * shown at their fields, and the code 'STALE' reports that another user has saved in the meantime.
   */
  onSave: (changes: UpdateStartup, options: { isOverwriting: boolean }) => Promise<Startup>;
  /** Reloads the startup after another user has saved it. */
  onReload: () => Promise<Startup>;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Key under which the input survives a sign-in in the middle of the form; requires a `PreservedFormsContext`. */
  preserveKey?: string | undefined;
}

/** The edit form of a startup for administrators, in six sections, with the resulting score. */
export function StartupEditForm(props: StartupEditFormProps) {
  const {
    startup: _startup,
    currentYear: _year,
    today: _today,
    loadLookup: _load,
    onSave: _save,
    onReload: _reload,
    ...others
  } = props;
  const { firstField: _first, onDirtyChange: _dirty, preserveKey: _name, className, ...rest } = others;
  const { t } = useLingui();
  const edit = useStartupEdit(props);
  const { form, before, scene, section, sectionRoot, lookups, saving } = edit;
  return (
    <FormProvider {...form}>
      <WizardSceneContext value={scene}>
        <div {...rest} className={clsx(styles.columns, className)}>
          <SectionNav before={before} current={section} onSelect={edit.handleSectionSelect} />
          <form
            noValidate
            className={styles.form}
            aria-label={t`Edit Startup`}
            onSubmit={(event) => {
              event.preventDefault();
              void edit.handleSave(false);
            }}
          >
            {saving.state.status === 'failed' && (
              <Banner tone="danger" title={t`Not saved`} onDismiss={saving.dismiss}>
                {saving.state.message}
              </Banner>
            )}
            {saving.state.status === 'stale' && (
              <ConflictBanner
                edit={saving.state.edit}
                action={
                  <span className={styles.choices}>
                    <Button size="small" variant="primary" onClick={() => void edit.handleReload()}>
                      <Trans>Load their changes and keep mine</Trans>
                    </Button>
                    <Button size="small" onClick={() => void edit.handleSave(true)}>
                      <Trans>Save mine without reviewing</Trans>
                    </Button>
                  </span>
                }
              >
                <Trans>
                  Nothing that you changed is lost. Fields that only they changed take their value; where you both
                  changed one, yours stays in the form until you save it.
                </Trans>
              </ConflictBanner>
            )}
            <Card padding="none">
              <div ref={sectionRoot} tabIndex={-1} className={styles.section}>
                <RemovedRowsContext value={edit.removedRows}>
                  <EditContradictions before={before} section={section} rows={edit.rows}>
                    <EditSection key={section} group={section} before={before} lookups={lookups} />
                  </EditContradictions>
                </RemovedRowsContext>
              </div>
            </Card>
            <SaveBar
              before={before}
              isSaving={saving.state.status === 'saving'}
              isSaved={edit.isSaved}
              onIssueSelect={edit.handleIssueSelect}
              onDirtyChange={edit.handleDirtyChange}
              onDiscard={edit.handleDiscard}
            />
          </form>
          <EditScore before={before} section={section} rows={edit.rows} />
        </div>
      </WizardSceneContext>
    </FormProvider>
  );
}
