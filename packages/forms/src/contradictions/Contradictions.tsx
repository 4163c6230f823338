import { examineFigures, type Fit } from '@aval/contract';
import { type ExaminedFacts, type MasterData, startOfYear } from '@aval/metrics';
import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormContext, useFormState } from 'react-hook-form';

import { focusControl } from '../startup/facts/focusControl.ts';
import { Announced } from './Announced.tsx';
import { ContradictionsContext, type FormContradictions, type Taken } from './ContradictionsContext.ts';
import { formValue } from './formValue.ts';
import { undoIdOf } from './noteIds.ts';
import { placeContradictions } from './placeContradictions.ts';
import { useSettled } from './useSettled.ts';

export interface ContradictionsProps {
  /** What the form states now. */
  facts: ExaminedFacts;
  master: MasterData;
  currentYear: number;
  /** The paths of the fields on screen, in their order. */
  fields: readonly string[];
  /** The reasons given, by the contradiction's id. */
  answers: Readonly<Record<string, string>>;
  /** Absent where a reason has no place: that of a proposal stands in its note. */
  onAnswer?: ((id: string, text: string | null) => void) | undefined;
  children: ReactNode;
}

/**
 * Finds the figures of a form that contradict each other, for the `FieldContradictions` inside it. They appear when a
 * field is left, and are announced without moving the focus.
 */
export function Contradictions({
  facts,
  master,
  currentYear,
  fields,
  answers,
  onAnswer,
  children,
}: ContradictionsProps) {
  const form = useFormContext();
  const { touchedFields, dirtyFields } = useFormState({ control: form.control });
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState<(Taken & { before: unknown }) | null>(null);
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map());
  const touched = fields.filter((path) => isMarked(get(touchedFields, path)) || isMarked(get(dirtyFields, path)));
  const settled = useSettled(JSON.stringify({ facts, touched }), turn);
  const asOf = startOfYear(currentYear);
  const found = useMemo(() => {
    const read = JSON.parse(settled) as { facts: ExaminedFacts; touched: string[] };
    const reasons = Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, { text }]));
    const examined = examineFigures({ ...read.facts, answers: reasons }, { master, asOf });
    const all = examined.map(({ contradiction }) => contradiction);
    const fits = examined.flatMap(({ contradiction, fit }): [string, Fit][] => (fit ? [[contradiction.id, fit]] : []));
    const placed = placeContradictions(all, { fields, touched: new Set(read.touched), places });
    return { all, fits: new Map(fits), placed };
  }, [settled, answers, master, asOf, fields, places]);
  const shownAt = [...found.placed].flatMap(([path, { shown }]) => shown.map(({ id }) => [id, path] as const));
  if (String(shownAt) !== String([...places])) setPlaces(new Map(shownAt));
  const isStanding = last !== null && Number(form.getValues(last.field)) === last.value;
  const taken = isStanding && fields.includes(last.at) ? last : null;

  // Typing changes none of this, so that it re-renders no field.
  const context = useMemo((): FormContradictions => {
    function setField(path: string, value: unknown) {
      form.setValue(path, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      setTurn((before) => before + 1);
    }

    function handleTake(at: string, { field, value }: Fit & { value: number }) {
      flushSync(() => {
        setLast({ at, field, value, before: form.getValues(field) });
        setField(field, formValue(field, value));
      });
      document.getElementById(undoIdOf(at))?.focus();
    }

    function handleUndo() {
      if (!last) return;
      flushSync(() => {
        setField(last.field, last.before);
        setLast(null);
      });
      focusControl(last.at);
    }

    return { ...found, answers, taken, onTake: handleTake, onUndo: handleUndo, onAnswer };
  }, [found, answers, taken, last, form, onAnswer]);
  return (
    <ContradictionsContext value={context}>
      {children}
      <Announced shown={[...found.placed.values()].flatMap(({ shown }) => shown)} />
    </ContradictionsContext>
  );
}

function isMarked(mark: unknown): boolean {
  return mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some(isMarked));
}
