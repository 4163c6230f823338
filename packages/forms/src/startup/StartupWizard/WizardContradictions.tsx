import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import { Contradictions } from '../../contradictions/Contradictions.tsx';
import type { Answers } from '../draft.ts';
import { toFacts } from '../liveScore/liveEvaluation.ts';
import { evaluatedLists, type LookupRows } from '../lookups.ts';
import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import { fieldsOfStep } from '../wizard.ts';

interface WizardContradictionsProps {
  step: number;
  rows: LookupRows;
  answers: Answers;
  onAnswer: (id: string, text: string | null) => void;
  children: ReactNode;
}

/** Finds the contradictions between the answers so far, for the fields of the open step. */
export function WizardContradictions({ step, rows, answers, onAnswer, children }: WizardContradictionsProps) {
  const { control } = useWizardForm();
  const { currentYear } = useWizardScene();
  const values = useWatch({ control, compute: (all) => ({ ...all }) });
  const master = useMemo(() => evaluatedLists(rows), [rows]);
  const fields = useMemo(() => fieldsOfStep(step).map(({ id }) => id), [step]);
  return (
    <Contradictions
      facts={toFacts(values, currentYear)}
      master={master}
      currentYear={currentYear}
      fields={fields}
      answers={answers}
      onAnswer={onAnswer}
    >
      {children}
    </Contradictions>
  );
}
