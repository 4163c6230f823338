import type { CreateStartup } from '@aval/contract';
import { Card, PageHeader, Stepper } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';

import type { WizardDraft } from '../draft.ts';
import { LiveScore } from '../liveScore/LiveScore.tsx';
import { WizardSection } from '../sections/WizardSection.tsx';
import { SummaryStep } from '../summary/SummaryStep.tsx';
import type { LoadLookup } from '../useLookups.ts';
import { WizardSceneContext } from '../useWizardForm.ts';
import { steps } from '../wizard.ts';
import { DraftBanner } from './DraftBanner.tsx';
import { type DraftElsewhere, DraftElsewhereBanner } from './DraftElsewhereBanner.tsx';
import { type DraftState, DraftStatus } from './DraftStatus.tsx';
import { type FindSimilar, SimilarStartups } from './SimilarStartups.tsx';
import * as styles from './StartupWizard.css.ts';
import { useStartupWizard } from './useStartupWizard.ts';
import { useStepLabels } from './useStepLabels.ts';
import { WizardActions } from './WizardActions.tsx';
import { WizardNotices } from './WizardNotices.tsx';

export type StepChange = 'moved' | 'corrected' | 'restarted';

export interface StartupWizardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who creates the startup; listed as an owner when they say that they own it. */
  userId: number;
  /** The year that a foundation cannot come after, and that ages are counted to. */
  currentYear: number;
  /** Loads one of the lists of choices; asked for when its step appears. Rejects with an error to be read. */
  loadLookup: LoadLookup;
  /**
   * Creates the startup. Rejects with an error whose message is read, and whose `issues` lead to the fields at fault.
   * The key names the request and stays the same, also after a reload, until the startup is created, the form starts
   * anew, or the error says `isKeySpent`: so a try whose answer was lost can be made again without a second startup.
   */
  onCreate: (body: CreateStartup, requestKey: string) => Promise<{ id: number }>;
  /** The page of a startup: the one created, or one like it. */
  startupHref: (id: number) => string;
  /** Finds startups that may be the same one; without it nothing warns of a second registration. */
  findSimilar?: FindSimilar | undefined;
  /** The step that the address names, 0 to 6, while the person came to it by Back, Forward or a reload; else left out. */
  step?: number | undefined;
  /**
   * Called when another step is on screen than the address says: one was gone to ('moved'), the one asked for cannot be
   * shown yet ('corrected'), or the form begins anew ('restarted').
   */
  onStepChange?: ((step: number, change: StepChange) => void) | undefined;
  /** What the person left unfinished last time. */
  initialDraft?: WizardDraft | null | undefined;
  /** What to keep, whenever typing rests; null once there is nothing to keep. */
  onDraftChange?: ((draft: WizardDraft | null) => void) | undefined;
  /** Set while another window has changed what was kept, until the person has chosen between the two. */
  draftElsewhere?: DraftElsewhere | undefined;
  /** How keeping it went. */
  draftState?: DraftState | undefined;
}

/** Registers a startup in seven steps, with its score beside them while it is being filled in. */
export function StartupWizard({
  userId,
  currentYear,
  loadLookup,
  onCreate,
  startupHref,
  findSimilar,
  step: askedStep,
  onStepChange,
  initialDraft,
  onDraftChange,
  draftElsewhere,
  draftState,
  className,
  ...rest
}: StartupWizardProps) {
  const { t } = useLingui();
  const wizard = useStartupWizard({
    userId,
    currentYear,
    loadLookup,
    onCreate,
    step: askedStep,
    onStepChange,
    initialDraft,
    onDraftChange,
  });
  const { form, scene, state, lookups, rows, root, stepForm } = wizard;
  const labels = useStepLabels();
  const stepItems = useMemo(() => steps.map((id) => ({ id, label: labels[id] })), [labels]);
  const step = steps[state.step] ?? 'general';
  const actions = (
    <WizardActions
      state={state}
      onPrevious={wizard.handlePrevious}
      onNext={wizard.handleNext}
      onIssueSelect={wizard.handleIssueSelect}
    />
  );
  return (
    <FormProvider {...form}>
      <WizardSceneContext value={scene}>
        <div {...rest} ref={root} className={clsx(styles.wizard, className)}>
          <div className={styles.top}>
            <PageHeader
              title={t`Create New Startup`}
              description={t`Complete the information to register a new startup in the system.`}
              actions={draftState && <DraftStatus draft={draftState} />}
            />
            <WizardNotices notice={state.notice} startupHref={startupHref} onDismiss={wizard.handleDismiss} />
            {draftElsewhere && <DraftElsewhereBanner {...draftElsewhere} />}
            <DraftBanner
              isRestored={wizard.isRestored}
              isDiscarded={wizard.isDiscarded}
              onStartOver={wizard.handleStartOver}
              onUndo={wizard.handleUndoStartOver}
              onDismiss={wizard.handleDismissBanner}
            />
            <Stepper steps={stepItems} current={state.step} onStepSelect={(_, index) => wizard.handleEnter(index)} />
          </div>
          <div className={styles.columns}>
            <form
              ref={stepForm}
              tabIndex={-1}
              noValidate
              className={styles.form}
              aria-label={labels[step]}
              onSubmit={(event) => {
                event.preventDefault();
                wizard.handleForward();
              }}
            >
              {step === 'summary' ? (
                <>
                  <SummaryStep rows={rows} onEdit={wizard.handleEnter} />
                  <Card padding="none">{actions}</Card>
                </>
              ) : (
                <Card padding="none">
                  <div className={styles.section}>
                    <WizardSection key={step} group={step} lookups={lookups.states} onRetryLookup={lookups.retry} />
                    {step === 'general' && findSimilar && (
                      <SimilarStartups find={findSimilar} startupHref={startupHref} />
                    )}
                  </div>
                  <div className={styles.actionBar}>{actions}</div>
                </Card>
              )}
            </form>
            <LiveScore step={state.step} rows={rows} onFieldSelect={wizard.handleFieldSelect} />
          </div>
        </div>
      </WizardSceneContext>
    </FormProvider>
  );
}
