import {
  type CreateStartup,
  createStartupSchema,
  fieldGroups,
  type Fit,
  type Locale,
  lookups as lookupNames,
  type Omitted,
  parseInput,
} from '@aval/contract';
import {
  isBeingTyped,
  type MappingEvent,
  mappingReducer,
  type MappingRow,
  type MappingState,
  type MappingTarget,
  printTypedNumber,
  startMapping,
} from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useFormsLocale } from '../../messages.ts';
import type { Answers } from '../../startup/draft.ts';
import { useSaving } from '../../startup/edit/useSaving.ts';
import { newRequestKey } from '../../startup/requestKey.ts';
import { readyRows, useLookups } from '../../startup/useLookups.ts';
import { type AskedTexts, type DocumentRow, documentRows, mappedStartup } from '../mappedStartup.ts';
import { isFigure, mappableField, mappableFields, type MappableFieldId } from '../mappingFields.ts';
import { numberText } from '../numberText.ts';
import { rowFormatter } from '../rowFormatter.ts';
import { useYesNo } from '../useYesNo.ts';
import { askedId } from './BeforeSaving.tsx';
import type { DocumentMappingFormProps } from './DocumentMappingForm.tsx';
import type { MappedFile } from './mappedFile.ts';

const noReasons: Answers = {};

type States = Readonly<Record<string, MappingState>>;

/** The state of an unfinished mapping, to be restored later. */
export interface MappingDraft {
  states: States;
  answers: AskedTexts;
  /** By document, the reasons given for figures that contradict each other. */
  reasons?: Readonly<Record<string, Answers>> | undefined;
  /** The document that was open, and the last one of the batch at that time. */
  chosen: string | undefined;
  last: string | undefined;
}

type Start = Pick<DocumentMappingFormProps, 'files' | 'initialDraft'>;

function startStates({ files, initialDraft }: Start): States {
  return Object.fromEntries(
    files.map((file) => [file.id, initialDraft?.states[file.id] ?? startMapping(openedRows(file))]),
  );
}

/** The document to open: the previous one, or a newer one if the batch has grown. */
function startFile({ files, initialDraft }: Start): string | undefined {
  const last = files.at(-1)?.id;
  return initialDraft?.last === last && files.some(({ id }) => id === initialDraft?.chosen)
    ? initialDraft?.chosen
    : last;
}

function reduceStates(states: States, { file, event }: { file: string; event: MappingEvent }): States {
  const state = states[file];
  return state ? { ...states, [file]: mappingReducer(state, event) } : states;
}

/** The state of the mapping: the rows of every document, the missing fields and the save request. */
export function useDocumentMapping(props: DocumentMappingFormProps) {
  const { files, currentYear, loadLookup, onSave, onSourceOpen, initialDraft, onDraftChange } = props;
  const { t } = useLingui();
  const locale = useFormsLocale();
  const yesNo = useYesNo();
  const [states, dispatchTo] = useReducer(reduceStates, props, startStates);
  const [chosen, setChosen] = useState(() => startFile(props));
  const [answers, setAnswers] = useState<AskedTexts>(initialDraft?.answers ?? {});
  const [reasons, setReasons] = useState<Readonly<Record<string, Answers>>>(initialDraft?.reasons ?? {});
  const sent = useRef({ text: '', key: '' });
  const [isTried, setIsTried] = useState(false);
  const lookups = useLookups(loadLookup, lookupNames, locale);
  const rows = useMemo(() => readyRows(lookups.states), [lookups.states]);
  const saving = useSaving(t`Error creating startup.`);
  const file = files.find(({ id }) => id === chosen);
  const state = (chosen !== undefined && states[chosen]) || startMapping([]);
  const opened = useMemo(() => openedById(file), [file]);
  const wordingOf = useMemo(() => rowFormatter(({ id }) => opened.get(id), rows, yesNo), [opened, rows, yesNo]);
  const shownState = useMemo(() => {
    const shown = state.rows.map((row) => (isBeingTyped(state, row.id, 'value') ? row : wordingOf(row)));
    return { ...state, rows: shown };
  }, [state, wordingOf]);
  // Save what is shown: a value is parsed for the field that it is mapped to.
  const documentRowsNow = useMemo(() => withFields(shownState, opened), [shownState, opened]);
  const mapped = useMemo(
    () => mappedStartup(documentRowsNow, answers, { rows, currentYear, locale }),
    [documentRowsNow, answers, rows, currentYear, locale],
  );
  const targets = useMemo(() => [...fieldTargets(locale), ...financialTargets(file, locale)], [file, locale]);

  const last = files.at(-1)?.id;
  const keep = useEffectEvent((draft: MappingDraft) => onDraftChange?.(draft));
  useEffect(() => keep({ states, answers, reasons, chosen, last }), [states, answers, reasons, chosen, last]);

  // Must be stable: a new function would re-render every row on every keystroke.
  const dispatch = useCallback(
    (event: MappingEvent) => {
      if (chosen !== undefined) dispatchTo({ file: chosen, event });
    },
    [chosen],
  );
  const opening = useRef({ file, onSourceOpen });
  useEffect(() => {
    opening.current = { file, onSourceOpen };
  });
  const handleSourceOpen = useCallback((row: MappingRow) => {
    const { file: open, onSourceOpen: show } = opening.current;
    if (open) show?.(open, row);
  }, []);

  function handleRowSelect(id: string) {
    if (state.hidden) flushSync(() => dispatch({ type: 'showAll' }));
    document.querySelector<HTMLElement>(`[data-cell="value"][data-row="${CSS.escape(id)}"]`)?.focus();
  }

  /** Turns a default into a row, where it can be edited and undone like any other. */
  function handleDefaultChange(id: MappableFieldId, value: number) {
    const field = mappableField(id);
    if (!field) return;
    const added = `added-${state.nextId}`;
    flushSync(() => {
      dispatch({ type: 'add' });
      dispatch({ type: 'edit', id: added, column: 'name', text: field.label[locale] });
      dispatch({ type: 'edit', id: added, column: 'value', text: numberText(field, value, rows, yesNo) });
      dispatch({ type: 'map', id: added, target: id });
    });
    handleRowSelect(added);
  }

  function handleAnswer(id: MappableFieldId, text: string) {
    setAnswers((before) => ({ ...before, [id]: text }));
  }

  const reasonsNow = (chosen !== undefined && reasons[chosen]) || noReasons;

  function handleReason(id: string, text: string | null) {
    if (chosen === undefined) return;
    const { [id]: _before, ...others } = reasonsNow;
    setReasons((all) => ({ ...all, [chosen]: text === null ? others : { ...others, [id]: text } }));
  }

  const rowOf = (path: string) => state.rows.find(({ target }) => target === path)?.id;

  const askedOf = (path: string) => mapped.asked.find(({ field }) => field.id === path)?.field;

  /** Edits the row of the field, where it can be undone like any other edit, or answers what was asked for. */
  function handleTake({ field: path, value }: Fit & { value: number }) {
    const row = rowOf(path);
    const asked = askedOf(path);
    const field = mappableField(path);
    const text = field ? numberText(field, value, rows, yesNo) : printTypedNumber(value);
    if (row === undefined) {
      if (asked) flushSync(() => handleAnswer(asked.id, text));
      if (asked) document.getElementById(askedId(asked.id))?.focus();
      return;
    }
    flushSync(() => {
      dispatch({ type: 'edit', id: row, column: 'value', text });
      dispatch({ type: 'leave' });
    });
    handleRowSelect(row);
  }

  /** A retry of the same startup, after a missing response, uses the same key. */
  function keyOf(body: CreateStartup): string {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: newRequestKey() };
    return sent.current.key;
  }

  async function handleSave() {
    const [wrongRow] = Object.keys(mapped.errors);
    const unanswered = mapped.asked.find(({ issue }) => issue !== null);
    flushSync(() => setIsTried(true));
    if (unanswered) document.getElementById(askedId(unanswered.field.id))?.focus();
    else if (wrongRow !== undefined) handleRowSelect(wrongRow);
    if (unanswered || wrongRow !== undefined) return;
    const given = Object.entries(reasonsNow).map(([id, text]) => [id, { text }] as const);
    const explained = given.length > 0 ? { ...mapped.body, answers: Object.fromEntries(given) } : mapped.body;
    const parsed = parseInput(createStartupSchema, explained, locale);
    await saving.save(() =>
      parsed.ok
        ? onSave(parsed.value, keyOf(parsed.value))
        : Promise.reject(new Error(parsed.issues[0]?.message ?? '')),
    );
  }

  return {
    file,
    state: shownState,
    dispatch,
    targets,
    mapped,
    rows,
    saving,
    answers,
    isTried,
    handleRowSelect,
    reasons: reasonsNow,
    handleReason,
    canTake: ({ field }: Fit) => rowOf(field) !== undefined || askedOf(field) !== undefined,
    handleTake,
    handleSourceOpen: onSourceOpen && handleSourceOpen,
    handleOmittedOpen:
      onSourceOpen &&
      (({ what, quote }: Omitted) =>
        handleSourceOpen({ id: '', name: what, value: '', target: null, source: { quote } })),
    handleDefaultChange,
    handleSave,
    handleAnswer,
    handleFileSelect: (id: string) => {
      setChosen(id);
      setIsTried(false);
    },
  };
}

/** The initial rows of a document. */
function openedRows({ id, fields, targets }: MappedFile): DocumentRow[] {
  return documentRows(id, fields, ({ name, path }) => path ?? targets[name] ?? null);
}

function fieldTargets(locale: Locale): MappingTarget[] {
  return mappableFields.map((field) => ({
    id: field.id,
    label: (field.mappingLabel ?? field.label)[locale],
    isNumeric: isFigure(field) || field.kind === 'year',
    group: fieldGroups.find((one) => one.id === field.group)?.title[locale],
  }));
}

/** The financial facts of a document, which only it has as targets. */
function financialTargets(file: MappedFile | undefined, locale: Locale): MappingTarget[] {
  const group = fieldGroups.find(({ id }) => id === 'financials')?.title[locale];
  return (file?.fields ?? []).flatMap(({ name, path }) =>
    path === undefined ? [] : [{ id: path, label: name, isNumeric: true, group }],
  );
}

function openedById(file: MappedFile | undefined): ReadonlyMap<string, DocumentRow> {
  return new Map((file ? openedRows(file) : []).map((row) => [row.id, row]));
}

/** Adds the extracted field to each row; rows added by hand have none. */
function withFields({ rows }: MappingState, opened: ReadonlyMap<string, DocumentRow>): DocumentRow[] {
  return rows.map((row) => ({ ...row, field: opened.get(row.id)?.field }));
}
