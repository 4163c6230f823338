import { type FieldGroupId, type Lookup, parseInput, proposeFactsSchema } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { formValue } from '../../contradictions/formValue.ts';
import { useFormsLocale } from '../../messages.ts';
import { usePreservedInput, useRestoredInput } from '../../preservedInput.ts';
import { datedSourcesOf } from '../edit/datedSourcesOf.ts';
import { changesBetween, type EditIssue, editIssues, rebased } from '../edit/editChanges.ts';
import { isEditFieldId } from '../edit/editFields.ts';
import { type EditValues, unconfirmedDefaultsOf, wholeEditValuesOf } from '../edit/editValues.ts';
import { useSaving } from '../edit/useSaving.ts';
import { useWholeForm } from '../edit/useWholeForm.ts';
import { focusControl } from '../facts/focusControl.ts';
import type { RemovedRows } from '../facts/removedRows.ts';
import { isEditPath, sectionOfPath } from '../StartupEditForm/editPaths.ts';
import { readIssues } from '../StartupWizard/refusal.ts';
import { readyRows, useLookups } from '../useLookups.ts';
import {
  type ClaimDetail,
  type ClaimDetails,
  claimedIds,
  claimedSources,
  type ClaimId,
  type Proof,
  proposableFields,
  proposalBody,
  sourceIn,
} from './claims.ts';
import type { ProposalFormProps } from './ProposalForm.tsx';

// The list of what is proposed prints the names of choices in any section.
const allLookups: readonly Lookup[] = [...new Set(proposableFields.flatMap(({ lookup }) => lookup ?? []))];

interface Kept {
  since: EditValues;
  now: EditValues;
  details: ClaimDetails;
  proofs: readonly Proof[];
  asOf: string;
  note: string;
}

/** The state of the form: its values beside the stored ones, and what is said of each figure that is proposed. */
export function useProposal(options: ProposalFormProps) {
  const { startup, currentYear, today, firstField, action, loadLookup, onPropose, preserveKey } = options;
  const { t } = useLingui();
  const locale = useFormsLocale();
  const kept = useRestoredInput(preserveKey) as Kept | undefined;
  const [details, setDetails] = useState<ClaimDetails>(kept?.details ?? {});
  const [proofs, setProofs] = useState<readonly Proof[]>(kept?.proofs ?? []);
  const [asOf, setAsOf] = useState(kept?.asOf ?? today);
  const [note, setNote] = useState(kept?.note ?? '');
  const [isSent, setIsSent] = useState(false);
  const [start] = useState(() => wholeEditValuesOf(startup));
  const [standing] = useState(() => unconfirmedDefaultsOf(startup));
  const [sources] = useState(() => datedSourcesOf(startup));
  const scene = useMemo(
    () => ({
      currentYear,
      locale,
      standing,
      stored: { sources, today },
      claimed: { asOf: asOf || today, sources: claimedSources(details, asOf || today) },
    }),
    [currentYear, locale, standing, sources, today, asOf, details],
  );
  const { form, before } = useWholeForm(start, scene);
  const [section, setSection] = useState(() => sectionOfPath(firstField ?? 'industry_id'));
  const [removed, setRemoved] = useState<RemovedRows>({});
  const removedRows = useMemo(() => ({ removed, setRemoved }), [removed]);
  const lookups = useLookups(loadLookup, allLookups, locale);
  const rows = useMemo(() => readyRows(lookups.states), [lookups.states]);
  const saving = useSaving(t`The figures could not be sent`);
  const sectionRoot = useRef<HTMLDivElement>(null);
  usePreservedInput(preserveKey, () => {
    const now = form.getValues();
    const isEmpty = claimedIds(before, now, details).length === 0 && note === '' && proofs.length === 0;
    return isEmpty ? undefined : ({ since: before, now, details, proofs, asOf, note } satisfies Kept);
  });
  const [pathAtFirst] = useState(firstField);
  // The form was opened for this field.
  useEffect(() => {
    if (pathAtFirst !== undefined) focusControl(pathAtFirst);
  }, [pathAtFirst]);
  useEffect(() => {
    if (kept) form.reset(rebased(kept.since, kept.now, start), { keepDefaultValues: true });
  }, [form, kept, start]);

  function focusPath(path: string) {
    flushSync(() => setSection(sectionOfPath(path)));
    focusControl(path);
  }

  function setDetail(id: ClaimId, detail: ClaimDetail) {
    setIsSent(false);
    setDetails((known) => ({ ...known, [id]: { ...known[id], ...detail } }));
  }

  function setStored(id: ClaimId) {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue(id, structuredClone(before[id]), options);
    if (!isEditFieldId(id)) form.setValue(`json.${id}`, null);
  }

  function reset() {
    form.reset(before);
    setRemoved({});
    setDetails({});
    setProofs([]);
    setNote('');
    setAsOf(today);
    saving.dismiss();
  }

  async function handleSend() {
    const now = structuredClone(form.getValues());
    const changes = changesBetween(before, now);
    const [firstIssue] = editIssues(changes, now, scene);
    if (saving.state.status === 'saving' || claimedIds(before, now, details).length === 0) return;
    if (firstIssue) {
      focusPath(firstIssue.path);
      void form.trigger();
      return;
    }
    const body = proposalBody(before, now, { details, asOf, note });
    const parsed = parseInput(proposeFactsSchema, { ...body, ...(action && { actions: [action.id] }) }, locale);
    const refusal = await saving.save(async () => {
      if (!parsed.ok) throw Object.assign(new Error(parsed.issues[0]?.message), { issues: parsed.issues });
      await onPropose(parsed.value);
      reset();
      setIsSent(true);
    });
    const issues = readIssues(refusal).flatMap(({ path, message }) => {
      const inForm = path.replace(/^(facts|sources)\./, '');
      return isEditPath(inForm) ? [{ path: inForm, message }] : [];
    });
    if (issues[0]) focusPath(issues[0].path);
    for (const { path, message } of issues) form.setError(path, { type: 'server', message });
  }

  return {
    form,
    before,
    scene,
    section,
    sectionRoot,
    lookups,
    rows,
    saving,
    removedRows,
    details,
    proofs,
    asOf,
    note,
    isSent,
    setAsOf,
    setNote,
    setDetail,
    handleProofRead: (proof: Proof) => setProofs((known) => [...known, proof]),
    /** Takes a value over from a file that was read, with the file as its proof. */
    handleTake: (proof: Proof, id: ClaimId, value: number) => {
      const year = formValue(id, value);
      form.setValue(id, year, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      setDetail(id, { source: sourceIn(proof, id, value) });
    },
    handleRemove: (id: ClaimId) => {
      setStored(id);
      setDetails(({ [id]: _removed, ...others }) => others);
    },
    handleSend,
    handleDiscard: reset,
    handleIssueSelect: ({ path }: Pick<EditIssue, 'path'>) => {
      focusPath(path);
      void form.trigger();
    },
    handleSectionSelect: (group: FieldGroupId) => {
      flushSync(() => setSection(group));
      sectionRoot.current?.focus({ preventScroll: true });
    },
    focusPath,
  };
}
