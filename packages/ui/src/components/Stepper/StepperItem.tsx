import { Check, CircleX } from 'lucide-react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as styles from './Stepper.css.ts';
import { canGoToStep, type Step, stepState } from './stepState.ts';

interface StepperItemProps {
  step: Step;
  index: number;
  current: number;
  onSelect: ((step: Step, index: number) => void) | undefined;
}

/** One bar with its label: a button when the user may go there, otherwise plain text. */
export function StepperItem({ step, index, current, onSelect }: StepperItemProps) {
  const texts = useTexts();
  const state = stepState(index, current);
  const hasError = step.hasError === true;
  const saidState = { done: texts.stepDone, current: '', later: texts.stepLater }[state];
  const content = (
    <>
      <span className={styles.bar} />
      <span className={styles.label}>
        {hasError && <CircleX className={styles.icon} aria-hidden="true" />}
        {!hasError && state === 'done' && <Check className={styles.icon} aria-hidden="true" />}
        {!hasError && state !== 'done' && <span className={styles.number}>{index + 1}</span>}
        <span className={styles.word}>{step.label}</span>
        <span className={styles.hidden}> {hasError ? texts.stepError : saidState}</span>
      </span>
    </>
  );
  return (
    <li className={styles.item} data-state={hasError ? 'error' : state}>
      {onSelect && canGoToStep(index, current) ? (
        <button
          type="button"
          className={styles.button}
          aria-current={state === 'current' ? 'step' : undefined}
          onClick={() => onSelect(step, index)}
        >
          {content}
        </button>
      ) : (
        <span className={styles.still} aria-current={state === 'current' ? 'step' : undefined}>
          {content}
        </span>
      )}
    </li>
  );
}
