import { useEffect, useRef } from 'react';

import { hasContent, type WizardDraft } from '../draft.ts';
import type { WizardForm } from '../useWizardForm.ts';

const quietTime = 400;

/**
 * Tells the owner what to keep whenever typing rests, the step changes, the form goes away or the page is left, and null once there is
 * nothing to keep any more.
 */
export function useDraft(
  form: WizardForm,
  step: number,
  isCreated: boolean,
  onDraftChange: ((draft: WizardDraft | null) => void) | undefined,
): void {
  const latest = useRef({ step, isCreated, onDraftChange });
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current = { step, isCreated, onDraftChange };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      latest.current.onDraftChange?.(draftOf(form, latest.current));
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(tell, quietTime);
      },
    });
    const tellWhatWaits = () => {
      if (timer !== undefined) tell();
    };
    addEventListener('pagehide', tellWhatWaits);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', tellWhatWaits);
      tellWhatWaits();
    };
  }, [form]);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else latest.current.onDraftChange?.(draftOf(form, { step, isCreated }));
  }, [form, step, isCreated]);
}

function draftOf(form: WizardForm, { step, isCreated }: { step: number; isCreated: boolean }): WizardDraft | null {
  const values = form.getValues();
  return !isCreated && hasContent(values) ? { step, values: { ...values } } : null;
}
