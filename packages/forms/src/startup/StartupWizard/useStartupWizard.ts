import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';

import { useFormsLocale } from '../../messages.ts';
import {
  type Answers,
  answersOfDraft,
  hasContent,
  requestKeyOf,
  stepOfDraft,
  valuesOfDraft,
  type WizardDraft,
} from '../draft.ts';
import { lookupsUpTo } from '../lookups.ts';
import { newRequestKey } from '../requestKey.ts';
import { toCreateBody } from '../toCreateBody.ts';
import { readyRows, useLookups } from '../useLookups.ts';
import { focusField, resolverFor } from '../useWizardForm.ts';
import {
  fieldsOfStep,
  furthestStep,
  initialWizardState,
  isValid,
  lastStep,
  reduce,
  resetDelay,
  stepOfField,
  validate,
  type WizardEvent,
} from '../wizard.ts';
import type { WizardFieldId } from '../wizardFields.ts';
import { emptyValues, type WizardValues } from '../wizardValues.ts';
import { readRefusal } from './refusal.ts';
import type { StartupWizardProps } from './StartupWizard.tsx';
import { useDraft } from './useDraft.ts';

type Options = Pick<
  StartupWizardProps,
  'userId' | 'currentYear' | 'loadLookup' | 'onCreate' | 'step' | 'onStepChange' | 'initialDraft' | 'onDraftChange'
>;

/** The state of the wizard: its values, steps, lists, draft and create request. */
export function useStartupWizard(options: Options) {
  const { userId, currentYear, loadLookup, onCreate, step: asked, onStepChange, initialDraft, onDraftChange } = options;
  const { t } = useLingui();
  const locale = useFormsLocale();
  const scene = useMemo(() => ({ currentYear, locale }), [currentYear, locale]);
  const [initialValues] = useState(() => valuesOfDraft(initialDraft));
  const [isRestored, setIsRestored] = useState(() => hasContent(initialValues));
  const [discarded, setDiscarded] = useState<WizardDraft | null>(null);
  const [state, dispatch] = useReducer(reduce, stepOfDraft(initialDraft), (left) =>
    initialWizardState(
      Math.min(asked ?? left, Math.max(left, furthestStep(initialValues, scene))),
      initialDraft?.isFromSummary === true,
    ),
  );
  const form = useForm<WizardValues>({
    defaultValues: initialValues,
    mode: 'onTouched',
    resolver: resolverFor(scene),
    shouldFocusError: false,
  });
  const needed = useMemo(() => lookupsUpTo(state.step), [state.step]);
  const lookups = useLookups(loadLookup, needed, locale);
  const rows = useMemo(() => readyRows(lookups.states), [lookups.states]);
  const root = useRef<HTMLDivElement>(null);
  const stepForm = useRef<HTMLFormElement>(null);
  const isCreated = state.submission === 'created';
  const [requestKey, setRequestKey] = useState(() => requestKeyOf(initialDraft));
  const [answers, setAnswers] = useState<Answers>(() => answersOfDraft(initialDraft));
  const keepDraft = useDraft(form, {
    step: state.step,
    isFromSummary: state.isFromSummary,
    requestKey,
    answers,
    isCreated,
    onDraftChange,
  });

  const startAnew = useEffectEvent(() => {
    form.reset(emptyValues());
    setAnswers({});
    dispatch({ type: 'reset' });
    onStepChange?.(0, 'restarted');
  });
  useEffect(() => {
    if (!isCreated) return undefined;
    const timer = setTimeout(() => startAnew(), resetDelay);
    return () => clearTimeout(timer);
  }, [isCreated]);

  const arrive = useEffectEvent((to: number) => {
    if (to === state.step) return;
    const reached = Math.min(to, Math.max(state.step, furthestStep(form.getValues(), scene)));
    const step = reduce(state, { type: 'arrive', step: reached }).step;
    if (step !== state.step) {
      dispatch({ type: 'arrive', step });
      leaveBanners();
      goToTop();
    }
    if (step !== to) onStepChange?.(step, 'corrected');
  });
  useEffect(() => {
    if (asked !== undefined) arrive(asked);
  }, [asked]);
  const reportFirstStep = useEffectEvent(() => {
    if (asked !== state.step) onStepChange?.(state.step, 'corrected');
  });
  useEffect(() => reportFirstStep(), []);

  /** The banners about a restored or discarded draft are only relevant until the user continues. */
  function leaveBanners() {
    setIsRestored(false);
    setDiscarded(null);
  }

  function goToTop() {
    stepForm.current?.focus({ preventScroll: true });
    scrollToTop();
  }

  function scrollToTop() {
    const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    root.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  }

  /** Changes the step synchronously, so that it can be focused. */
  function move(event: WizardEvent, field?: WizardFieldId) {
    flushSync(() => {
      dispatch(event);
      leaveBanners();
    });
    if (field === undefined) goToTop();
    else focusField(field);
    // `state` in this closure is from before the submission, and a failure arrives while it is pending.
    const before = event.type === 'failed' ? ({ ...state, submission: 'submitting' } as const) : state;
    const { step } = reduce(before, event);
    if (step === state.step) return;
    // After the event: if a transition starts inside it, React reads the form with the pressed button as submitter,
    // which the new step may have removed.
    queueMicrotask(() => onStepChange?.(step, event.type === 'reset' ? 'restarted' : 'moved'));
  }

  async function create() {
    const values = form.getValues();
    dispatch({ type: 'submit', isValid: true });
    setIsRestored(false);
    keepDraft();
    try {
      const { id } = await onCreate(toCreateBody(values, { currentYear, userId, answers }), requestKey);
      setRequestKey(newRequestKey());
      // The pressed button is about to be disabled and would lose the focus.
      move({ type: 'created', id, startupName: String(values.name).trim() });
    } catch (error) {
      const { message, issues, isKeySpent } = readRefusal(error);
      if (isKeySpent) setRequestKey(newRequestKey());
      for (const issue of issues) form.setError(issue.id, { type: 'server', message: issue.message });
      const first = issues[0]?.id;
      const failed = { type: 'failed', message: message ?? t`Error creating the startup` } as const;
      move(first === undefined ? failed : { ...failed, step: stepOfField(first) }, first);
    }
  }

  /** Continues when the step is valid, and shows its issues otherwise. */
  function whenValid(goOn: () => void) {
    if (state.submission !== 'idle') return;
    if (isValid(form.getValues(), state.step, scene)) goOn();
    else void form.trigger(fieldsOfStep(state.step).map((field) => field.id));
  }

  function handleNext() {
    whenValid(() => move({ type: 'next', isValid: true }));
  }

  /** Handles Enter and the primary button of the step. */
  function handleForward() {
    if (state.step === lastStep) whenValid(() => void create());
    else if (state.isFromSummary) whenValid(() => move({ type: 'backToSummary', isValid: true }));
    else handleNext();
  }

  function handleEnter(step: number, field?: WizardFieldId) {
    move({ type: 'enter', step }, field);
  }

  function handleIssueSelect(id: WizardFieldId) {
    handleEnter(stepOfField(id), id);
    void form.trigger([...validate(form.getValues(), state.step, scene).keys()]);
  }

  const handleAnswer = useCallback((id: string, text: string | null) => {
    setAnswers(({ [id]: _before, ...others }) => (text === null ? others : { ...others, [id]: text }));
  }, []);

  function handleStartOver() {
    const draft = { step: state.step, values: form.getValues(), requestKey, answers };
    form.reset(emptyValues());
    setAnswers({});
    setRequestKey(newRequestKey());
    move({ type: 'reset' });
    setDiscarded(draft);
  }

  function handleUndoStartOver() {
    if (discarded === null) return;
    form.reset(valuesOfDraft(discarded));
    setRequestKey(requestKeyOf(discarded));
    setAnswers(answersOfDraft(discarded));
    move({ type: 'arrive', step: discarded.step });
  }

  return {
    form,
    scene,
    state,
    lookups,
    rows,
    root,
    stepForm,
    answers,
    handleAnswer,
    isRestored,
    isDiscarded: discarded !== null,
    handleForward,
    handleNext,
    handleEnter,
    handleIssueSelect,
    handleStartOver,
    handlePrevious: () => move({ type: 'previous' }),
    handleFieldSelect: focusField,
    handleDismiss: () => dispatch({ type: 'dismiss' }),
    handleUndoStartOver,
    handleDismissBanner: leaveBanners,
  };
}
