import type { CreateStartup } from '@aval/contract';
import { Banner, Button, Card, PageHeader, Stepper } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
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
import { type DraftState, DraftStatus } from './DraftStatus.tsx';
import { type FindSimilar, SimilarStartups } from './SimilarStartups.tsx';
import * as styles from './StartupWizard.css.ts';
import { useStartupWizard } from './useStartupWizard.ts';
import { useStepLabels } from './useStepLabels.ts';
import { WizardActions } from './WizardActions.tsx';
import { WizardNotices } from './WizardNotices.tsx';

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
  /** What the person left unfinished last time. */
  initialDraft?: WizardDraft | null | undefined;
  /** What to keep, whenever typing rests; null once there is nothing to keep. */
  onDraftChange?: ((draft: WizardDraft | null) => void) | undefined;
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
  initialDraft,
  onDraftChange,
  draftState,
  className,
  ...rest
}: StartupWizardProps) {
  const { t } = useLingui();
  const wizard = useStartupWizard({ userId, currentYear, loadLookup, onCreate, initialDraft, onDraftChange });
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
            {wizard.isRestored && (
              <Banner tone="info" onDismiss={wizard.handleKeepDraft}>
                <div className={styles.restored}>
                  <Trans>This is the draft you left unfinished. Go on where you were, or discard it.</Trans>
                  <Button size="small" onClick={wizard.handleStartOver}>
                    <Trans>Start over</Trans>
                  </Button>
                </div>
              </Banner>
            )}
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
