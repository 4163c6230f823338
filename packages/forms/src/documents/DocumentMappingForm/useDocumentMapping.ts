import {
  type CreateStartup,
  createStartupSchema,
  fieldGroups,
  lookups as lookupNames,
  parseInput,
} from '@aval/contract';
import {
  isBeingTyped,
  type MappingEvent,
  mappingReducer,
  type MappingRow,
  type MappingState,
  startMapping,
} from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useFormsLocale } from '../../messages.ts';
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

type States = Readonly<Record<string, MappingState>>;

/** The state of an unfinished mapping, to be restored later. */
export interface MappingDraft {
  states: States;
  answers: AskedTexts;
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
  const targets = useMemo(
    () =>
      mappableFields.map((field) => ({
        id: field.id,
        label: (field.mappingLabel ?? field.label)[locale],
        isNumeric: isFigure(field) || field.kind === 'year',
        group: fieldGroups.find((one) => one.id === field.group)?.title[locale],
      })),
    [locale],
  );

  const last = files.at(-1)?.id;
  const keep = useEffectEvent((draft: MappingDraft) => onDraftChange?.(draft));
  useEffect(() => keep({ states, answers, chosen, last }), [states, answers, chosen, last]);

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
    const parsed = parseInput(createStartupSchema, mapped.body, locale);
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
    handleSourceOpen: onSourceOpen && handleSourceOpen,
    handleDefaultChange,
    handleSave,
    handleAnswer: (id: MappableFieldId, text: string) => setAnswers((before) => ({ ...before, [id]: text })),
    handleFileSelect: (id: string) => {
      setChosen(id);
      setIsTried(false);
    },
  };
}

/** The initial rows of a document. */
function openedRows({ id, fields, targets }: MappedFile): DocumentRow[] {
  return documentRows(id, fields, ({ name }) => targets[name] ?? null);
}

function openedById(file: MappedFile | undefined): ReadonlyMap<string, DocumentRow> {
  return new Map((file ? openedRows(file) : []).map((row) => [row.id, row]));
}

/** Adds the extracted field to each row; rows added by hand have none. */
function withFields({ rows }: MappingState, opened: ReadonlyMap<string, DocumentRow>): DocumentRow[] {
  return rows.map((row) => ({ ...row, field: opened.get(row.id)?.field }));
}
