import { type FieldGroupId, fieldsOf, parseInput, type Startup, updateStartupSchema } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useFormsLocale } from '../../messages.ts';
import { usePreservedInput, useRestoredInput } from '../../preservedInput.ts';
import { datedSourcesOf } from '../edit/datedSourcesOf.ts';
import { changeCount, changesBetween, editBody, type EditIssue, editIssues, rebased } from '../edit/editChanges.ts';
import { type EditValues, unconfirmedDefaultsOf, wholeEditValuesOf } from '../edit/editValues.ts';
import { useSaving } from '../edit/useSaving.ts';
import { useWholeForm } from '../edit/useWholeForm.ts';
import { focusControl } from '../facts/focusControl.ts';
import type { RemovedRows } from '../facts/removedRows.ts';
import { readIssues } from '../StartupWizard/refusal.ts';
import { readyRows, useLookups } from '../useLookups.ts';
import { isEditPath, sectionOfPath } from './editPaths.ts';
import type { StartupEditFormProps } from './StartupEditForm.tsx';

/** The state of the edit form: its values next to the stored ones, its sections, its lists and its save request. */
export function useStartupEdit(options: StartupEditFormProps) {
  const { startup, currentYear, today, firstField, loadLookup, onSave, onReload, onDirtyChange, preserveKey } = options;
  const { t } = useLingui();
  const locale = useFormsLocale();
  const [standing, setStanding] = useState(() => unconfirmedDefaultsOf(startup));
  const [start] = useState(() => wholeEditValuesOf(startup));
  const [sources, setSources] = useState(() => datedSourcesOf(startup));
  const scene = useMemo(
    () => ({ currentYear, locale, standing, stored: today === undefined ? undefined : { sources, today } }),
    [currentYear, locale, standing, sources, today],
  );
  const { form, before, follow } = useWholeForm(start, scene);
  const [section, setSection] = useState(() => sectionOfPath(firstField ?? ''));
  const [isSaved, setIsSaved] = useState(false);
  const [removed, setRemoved] = useState<RemovedRows>({});
  const removedRows = useMemo(() => ({ removed, setRemoved }), [removed]);
  const needed = useMemo(() => fieldsOf(section).flatMap((field) => field.lookup ?? []), [section]);
  const lookups = useLookups(loadLookup, needed, locale);
  const rows = useMemo(() => readyRows(lookups.states), [lookups.states]);
  const saving = useSaving(t`Failed to update startup`);
  const sectionRoot = useRef<HTMLDivElement>(null);
  const isSaving = saving.state.status === 'saving';
  const kept = useRestoredInput(preserveKey) as { since: EditValues; now: EditValues } | undefined;
  usePreservedInput(preserveKey, () => {
    const now = form.getValues();
    return changeCount(changesBetween(before, now)) === 0 ? undefined : { since: before, now };
  });
  const [pathAtFirst] = useState(firstField);
  // The form was opened for this field.
  useEffect(() => {
    if (pathAtFirst !== undefined) focusControl(pathAtFirst);
  }, [pathAtFirst]);
  useEffect(() => {
    if (kept) form.reset(rebased(kept.since, kept.now, start), { keepDefaultValues: true });
  }, [form, kept, start]);

  function takeUp(stored: Startup, since: EditValues) {
    setStanding(unconfirmedDefaultsOf(stored));
    setSources(datedSourcesOf(stored));
    follow(wholeEditValuesOf(stored), since);
  }

  function focusPath(path: string) {
    flushSync(() => setSection(sectionOfPath(path)));
    focusControl(path);
  }

  function handleIssueSelect({ path }: Pick<EditIssue, 'path'>) {
    focusPath(path);
    void form.trigger();
  }

  async function handleSave(isOverwriting: boolean) {
    const sent = structuredClone(form.getValues());
    const changes = changesBetween(before, sent);
    const [firstIssue] = editIssues(changes, sent, scene);
    if (isSaving || changeCount(changes) === 0) return;
    if (firstIssue) {
      handleIssueSelect(firstIssue);
      return;
    }
    const parsed = parseInput(updateStartupSchema, editBody(changes, sent), locale);
    const refusal = await saving.save(async () => {
      if (!parsed.ok) throw Object.assign(new Error(parsed.issues[0]?.message), { issues: parsed.issues });
      takeUp(await onSave(parsed.value, { isOverwriting }), sent);
      setIsSaved(true);
    });
    const issues = readIssues(refusal).flatMap(({ path, message }) => (isEditPath(path) ? [{ path, message }] : []));
    if (issues[0]) focusPath(issues[0].path);
    for (const { path, message } of issues) form.setError(path, { type: 'server', message });
  }

  async function handleReload() {
    await saving.save(async () => takeUp(await onReload(), before));
  }

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    // An open dialog has priority, and may be asking what to do with the changes.
    const isBehind = sectionRoot.current?.closest('[aria-hidden="true"]') !== null;
    if (!isBehind) void handleSave(false);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return {
    form,
    before,
    scene,
    section,
    lookups,
    rows,
    saving,
    isSaved,
    sectionRoot,
    removedRows,
    handleIssueSelect,
    handleSave,
    handleReload,
    handleSectionSelect: (group: FieldGroupId) => {
      flushSync(() => setSection(group));
      sectionRoot.current?.focus({ preventScroll: true });
    },
    handleDiscard: () => {
      form.reset(before);
      setRemoved({});
      saving.dismiss();
    },
    handleDirtyChange: (isDirty: boolean) => {
      if (isDirty) setIsSaved(false);
      onDirtyChange?.(isDirty);
    },
  };
}
