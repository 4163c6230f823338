import { Button } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, ListChecks } from 'lucide-react';
import { useWatch } from 'react-hook-form';

import { IssueCount } from '../IssueCount.tsx';
import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import { answeredOf, countIssues, lastStep, validate, type WizardState } from '../wizard.ts';
import { wizardFields, type WizardFieldId } from '../wizardFields.ts';
import { isDefaulted, type WizardValues } from '../wizardValues.ts';
import * as styles from './StartupWizard.css.ts';

export interface WizardActionsProps {
  state: WizardState;
  onPrevious: () => void;
  /** Opens the next step, even when the primary button returns to the summary. */
  onNext: () => void;
  /** Focuses the first invalid field and shows all messages. */
  onIssueSelect: (id: WizardFieldId) => void;
}

/** The navigation buttons, updated while typing; they link to missing fields while Next is disabled. */
export function WizardActions({ state, onPrevious, onNext, onIssueSelect }: WizardActionsProps) {
  const { t } = useLingui();
  const { control } = useWizardForm();
  const scene = useWizardScene();
  const values = useWatch({ control, compute: (all) => ({ ...all }) });
  const issues = validate(values, state.step, scene);
  const [firstIssue] = issues.keys();
  const isSummary = state.step === lastStep;
  const isBusy = state.submission !== 'idle';
  return (
    <div className={styles.actionsBox}>
      <div className={styles.actions}>
        {state.step > 0 ? (
          <Button icon={ArrowLeft} disabled={isBusy} onClick={onPrevious} className={styles.action}>
            <Trans>Previous</Trans>
          </Button>
        ) : (
          <span className={styles.noAction} />
        )}
        {firstIssue === undefined ? (
          <Progress values={values} step={state.step} />
        ) : (
          <button type="button" className={styles.issues} onClick={() => onIssueSelect(firstIssue)}>
            <IssueCount {...countIssues(values, issues)} />
          </button>
        )}
        {isSummary ? (
          <Button
            type="submit"
            variant="primary"
            disabled={firstIssue !== undefined || state.submission === 'created'}
            isLoading={state.submission === 'submitting'}
            loadingLabel={t`Creating...`}
            className={styles.action}
          >
            <Trans>Create Startup</Trans>
          </Button>
        ) : (
          <ForwardActions
            isFromSummary={state.isFromSummary}
            isClosed={firstIssue !== undefined || isBusy}
            onNext={onNext}
          />
        )}
      </div>
    </div>
  );
}

interface ForwardActionsProps {
  isFromSummary: boolean;
  isClosed: boolean;
  onNext: () => void;
}

/** The button to the next step; after leaving the summary, preceded by the button back to it. */
function ForwardActions({ isFromSummary, isClosed, onNext }: ForwardActionsProps) {
  if (!isFromSummary) {
    return (
      <Button type="submit" variant="primary" iconEnd={ArrowRight} disabled={isClosed} className={styles.action}>
        <Trans>Next</Trans>
      </Button>
    );
  }
  return (
    <span className={styles.forward}>
      <Button iconEnd={ArrowRight} disabled={isClosed} onClick={onNext} className={styles.action}>
        <Trans>Next</Trans>
      </Button>
      <Button type="submit" variant="primary" icon={ListChecks} disabled={isClosed} className={styles.toSummary}>
        <Trans>Back to summary</Trans>
      </Button>
    </span>
  );
}

function Progress({ values, step }: { values: WizardValues; step: number }) {
  const { currentYear } = useWizardScene();
  if (step === lastStep) {
    const standing = wizardFields.filter((field) => field.evaluated && isDefaulted(field, values, currentYear)).length;
    return (
      <span className={styles.progress}>
        <Plural value={standing} _0="No defaults remain" one="# default remains" other="# defaults remain" />
      </span>
    );
  }
  const { answered, total } = answeredOf(values, step);
  return (
    <span className={styles.progress}>
      <Trans>
        <strong className={styles.answered}>{answered}</strong> of {total} answered
      </Trans>
    </span>
  );
}
