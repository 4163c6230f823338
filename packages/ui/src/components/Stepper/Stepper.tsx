import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import * as styles from './Stepper.css.ts';
import { StepperItem } from './StepperItem.tsx';
import type { Step } from './stepState.ts';

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** All steps in order, each with its name. */
  steps: readonly Step[];
  /** Index of the current step, from 0. */
  current: number;
  /**
   * Called with a completed or the current step; later steps cannot be chosen. Without it the steps are not
   * interactive.
   */
  onStepSelect?: ((step: Step, index: number) => void) | undefined;
}

/** Progress in a form of several steps. When narrow, it becomes bars with 'Step 3 of 7'. */
export function Stepper({ steps, current, onStepSelect, className, ...rest }: StepperProps) {
  const texts = useTexts();
  const step = steps[current];
  const next = steps[current + 1];
  const position = fillText(texts.stepOf, { x: current + 1, y: steps.length });
  return (
    <nav aria-label={texts.step} {...rest} className={clsx(styles.stepper, className)}>
      <ol className={styles.list}>
        {steps.map((item, index) => (
          <StepperItem key={item.id} step={item} index={index} current={current} onSelect={onStepSelect} />
        ))}
      </ol>
      {step && (
        <p className={styles.summary}>
          <span className={styles.here}>{step.label}</span>
          <span>
            {position}
            {next && ` · ${fillText(texts.nextStep, { name: next.label })}`}
          </span>
        </p>
      )}
    </nav>
  );
}
