import { useEffect, useRef } from 'react';

import { type Answers, hasContent, type WizardDraft } from '../draft.ts';
import type { WizardForm } from '../useWizardForm.ts';

const quietTime = 400;

interface DraftOptions {
  step: number;
  isFromSummary: boolean;
  requestKey: string;
  answers: Answers;
  isCreated: boolean;
  onDraftChange: ((draft: WizardDraft | null) => void) | undefined;
}

/**
 * Reports the draft to the parent after typing stops, when the step changes, on unmount and when the page is left; null
 * when there is nothing to save.
 *
 * @returns A function that reports it immediately.
 */
export function useDraft(form: WizardForm, options: DraftOptions): () => void {
  const { step, isFromSummary, requestKey, answers, isCreated } = options;
  const latest = useRef(options);
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notify = () => {
      clearTimeout(timer);
      timer = undefined;
      latest.current.onDraftChange?.(draftOf(form, latest.current));
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(notify, quietTime);
      },
    });
    const flushPending = () => {
      if (timer !== undefined) notify();
    };
    addEventListener('pagehide', flushPending);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', flushPending);
      flushPending();
    };
  }, [form]);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else latest.current.onDraftChange?.(draftOf(form, { step, isFromSummary, requestKey, answers, isCreated }));
  }, [form, step, isFromSummary, requestKey, answers, isCreated]);

  return () => options.onDraftChange?.(draftOf(form, options));
}

type DraftParts = Omit<DraftOptions, 'onDraftChange'>;

function draftOf(
  form: WizardForm,
  { step, isFromSummary, requestKey, answers, isCreated }: DraftParts,
): WizardDraft | null {
  const values = form.getValues();
  if (isCreated || !hasContent(values)) return null;
  const isExplained = Object.keys(answers).length > 0;
  return {
    step,
    ...(isFromSummary && { isFromSummary }),
    values: { ...values },
    requestKey,
    ...(isExplained && { answers }),
  };
}
