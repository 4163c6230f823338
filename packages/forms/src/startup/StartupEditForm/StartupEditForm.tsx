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
import { EditScore } from './EditScore.tsx';
import { EditSection } from './EditSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';
import * as styles from './StartupEditForm.css.ts';
import { useStartupEdit } from './useStartupEdit.ts';

export interface StartupEditFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As it is stored when the form opens. */
  startup: Startup;
  /** The latest foundation year, and the one that ages are counted to. */
  currentYear: number;
  /** A field by its id, or a value of the facts by its path: the form opens where it stands, with the focus on it. */
  firstField?: string | undefined;
  /** Loads one of the lists of choices, when its section appears. */
  loadLookup: LoadLookup;
  /**
   * Saves what was changed and answers the startup as it is stored then. Rejects with an error to be read, whose `issues`
   * lead to the fields at fault and whose code 'STALE' says that somebody else saved meanwhile.
   */
  onSave: (changes: UpdateStartup, options: { isOverwriting: boolean }) => Promise<Startup>;
  /** Loads the startup anew, after somebody else has saved it. */
  onReload: () => Promise<Startup>;
  /** Told when there begins or ceases to be something to lose. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Under which name what is typed outlives a sign-in in its middle, with a `FormsUnderWayContext` around it. */
  keptAs?: string | undefined;
}

/** Everything about a startup, in six sections, for administrators; the score that it leads to stands beside it. */
export function StartupEditForm(props: StartupEditFormProps) {
  const {
    startup: _startup,
    currentYear: _year,
    loadLookup: _load,
    onSave: _save,
    onReload: _reload,
    ...others
  } = props;
  const { firstField: _first, onDirtyChange: _dirty, keptAs: _name, className, ...rest } = others;
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
                  <EditSection key={section} group={section} before={before} lookups={lookups} />
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
