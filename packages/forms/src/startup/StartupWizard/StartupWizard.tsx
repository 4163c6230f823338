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
import { WizardContradictions } from './WizardContradictions.tsx';
import { WizardNotices } from './WizardNotices.tsx';

export type StepChange = 'moved' | 'corrected' | 'restarted';

export interface StartupWizardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The user who creates the startup; added as an owner when they say that they own it. */
  userId: number;
  /** The maximum foundation year, and the year for computing ages. */
  currentYear: number;
  /** Loads one of the lists of choices when its step appears. Rejects with an error whose message is shown. */
  loadLookup: LoadLookup;
  /**
   * Creates the startup. Rejects with an error whose message is shown, and whose `issues` are shown at their fields.
   * The idempotency key stays the same, also after a reload, until the startup is created, the form is reset, or the
   * error has `isKeySpent`: a retry after a lost response therefore never creates a second startup.
   */
  onCreate: (body: CreateStartup, requestKey: string) => Promise<{ id: number }>;
  /** The address of a startup's page: the created one, or a similar one. */
  startupHref: (id: number) => string;
  /** Finds possible duplicates; without it there is no warning. */
  findSimilar?: FindSimilar | undefined;
  /** The step in the address, 0 to 6, after Back, Forward or a reload; otherwise undefined. */
  step?: number | undefined;
  /**
   * Called when the step on screen differs from the address: the user moved ('moved'), the requested step is not
   * available yet ('corrected'), or the form was reset ('restarted').
   */
  onStepChange?: ((step: number, change: StepChange) => void) | undefined;
  /** The unfinished draft. */
  initialDraft?: WizardDraft | null | undefined;
  /** Called with the draft after typing stops; null when there is nothing to save. */
  onDraftChange?: ((draft: WizardDraft | null) => void) | undefined;
  /** Set when another window has changed the draft, until the user has chosen between the two. */
  draftElsewhere?: DraftElsewhere | undefined;
  /** The save status of the draft. */
  draftState?: DraftState | undefined;
}

/** The wizard that registers a startup in seven steps, with a live score. */
export function StartupWizard({
  userId,
  currentYear,
  loadLookup,
  onCreate,
  startupHref,
  findSimilar,
  step: requestedStep,
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
    step: requestedStep,
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
                    <WizardContradictions
                      step={state.step}
                      rows={rows}
                      answers={wizard.answers}
                      onAnswer={wizard.handleAnswer}
                    >
                      <WizardSection key={step} group={step} lookups={lookups.states} onRetryLookup={lookups.retry} />
                    </WizardContradictions>
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
