import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';

import { useFormsLocale } from '../../messages.ts';
import { hasContent, requestKeyOf, stepOfDraft, valuesOfDraft } from '../draft.ts';
import { lookupsUpTo } from '../lookups.ts';
import { newRequestKey } from '../requestKey.ts';
import { toCreateBody } from '../toCreateBody.ts';
import { readyRows, useLookups } from '../useLookups.ts';
import { focusField, resolverFor } from '../useWizardForm.ts';
import {
  fieldsOfStep,
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
  'userId' | 'currentYear' | 'loadLookup' | 'onCreate' | 'initialDraft' | 'onDraftChange'
>;

/** Everything the wizard does: its values, its steps, its lists, its draft and its one call. */
export function useStartupWizard(options: Options) {
  const { userId, currentYear, loadLookup, onCreate, initialDraft, onDraftChange } = options;
  const { t } = useLingui();
  const locale = useFormsLocale();
  const scene = useMemo(() => ({ currentYear, locale }), [currentYear, locale]);
  const [initialValues] = useState(() => valuesOfDraft(initialDraft));
  const [isRestored, setIsRestored] = useState(() => hasContent(initialValues));
  const [state, dispatch] = useReducer(reduce, initialDraft, (draft) => initialWizardState(stepOfDraft(draft)));
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
  const keepDraft = useDraft(form, { step: state.step, requestKey, isCreated, onDraftChange });

  useEffect(() => {
    if (!isCreated) return undefined;
    const timer = setTimeout(() => {
      form.reset(emptyValues());
      dispatch({ type: 'reset' });
    }, resetDelay);
    return () => clearTimeout(timer);
  }, [form, isCreated]);

  function scrollToTop() {
    const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    root.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  }

  /** Changes the step on screen at once, so that the focus can follow it. */
  function move(event: WizardEvent, field?: WizardFieldId) {
    flushSync(() => {
      dispatch(event);
      setIsRestored(false);
    });
    if (field === undefined) {
      stepForm.current?.focus({ preventScroll: true });
      scrollToTop();
    } else focusField(field);
  }

  async function create() {
    const values = form.getValues();
    dispatch({ type: 'submit', isValid: true });
    setIsRestored(false);
    keepDraft();
    try {
      const { id } = await onCreate(toCreateBody(values, { currentYear, userId }), requestKey);
      setRequestKey(newRequestKey());
      // The button that was pressed closes, and would leave the focus nowhere.
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

  /** Goes on when nothing is wrong on the step, and else says what is. */
  function whenValid(goOn: () => void) {
    if (state.submission !== 'idle') return;
    if (isValid(form.getValues(), state.step, scene)) goOn();
    else void form.trigger(fieldsOfStep(state.step).map((field) => field.id));
  }

  function handleNext() {
    whenValid(() => move({ type: 'next', isValid: true }));
  }

  /** What Enter does, and the first button of the step. */
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

  function handleStartOver() {
    form.reset(emptyValues());
    setRequestKey(newRequestKey());
    move({ type: 'reset' });
  }

  return {
    form,
    scene,
    state,
    lookups,
    rows,
    root,
    stepForm,
    isRestored,
    handleForward,
    handleNext,
    handleEnter,
    handleIssueSelect,
    handleStartOver,
    handlePrevious: () => move({ type: 'previous' }),
    handleFieldSelect: focusField,
    handleDismiss: () => dispatch({ type: 'dismiss' }),
    handleKeepDraft: () => setIsRestored(false),
  };
}
