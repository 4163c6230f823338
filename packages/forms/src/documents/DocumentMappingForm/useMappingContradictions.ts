import { type Examined, examineFigures } from '@aval/contract';
import { type StartupFacts, startOfYear } from '@aval/metrics';
import type { MappingRow, MappingState } from '@aval/ui';
import { useMemo, useState } from 'react';

import { type PlacedContradictions, placeContradictions } from '../../contradictions/placeContradictions.ts';
import { useSettled } from '../../contradictions/useSettled.ts';
import type { Answers } from '../../startup/draft.ts';
import { evaluatedLists, type LookupRows } from '../../startup/lookups.ts';

interface MappingScene {
  facts: StartupFacts;
  state: MappingState;
  lookups: LookupRows;
  currentYear: number;
  /** The reasons given, by the contradiction's id. */
  reasons: Answers;
}

export interface MappingContradictions {
  found: readonly Examined[];
  /** By the path that a visible row is mapped to. */
  placed: ReadonlyMap<string, PlacedContradictions>;
  /** Examines the figures again at once. */
  onTurn: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Finds the mapped figures that contradict each other, and under which row each contradiction stands: the first involved
 * one that is visible. It follows a row that is switched on or off at once, a typed value when it is left.
 */
export function useMappingContradictions(scene: MappingScene): MappingContradictions {
  const { facts, state, lookups, currentYear, reasons } = scene;
  const [turn, setTurn] = useState(0);
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map());
  const fields = state.rows.flatMap(({ id, target }) => (state.hidden?.has(id) ? [] : (target ?? [])));
  const settled = useSettled(JSON.stringify({ facts, fields }), `${turn} ${fields.join(' ')}`);
  const master = useMemo(() => evaluatedLists(lookups), [lookups]);
  const now = useMemo(() => {
    const read = JSON.parse(settled) as { facts: StartupFacts; fields: string[] };
    const answers = Object.fromEntries(Object.entries(reasons).map(([id, text]) => [id, { text }]));
    const found = examineFigures({ ...read.facts, answers }, { master, asOf: startOfYear(currentYear) });
    const all = found.map(({ contradiction }) => contradiction);
    return { found, placed: placeContradictions(all, { fields: read.fields, touched: none, places }) };
  }, [settled, reasons, master, currentYear, places]);
  const shownAt = [...now.placed].flatMap(([path, { shown }]) => shown.map(({ id }) => [id, path] as const));
  if (String(shownAt) !== String([...places])) setPlaces(new Map(shownAt));
  return { ...now, onTurn: () => setTurn((before) => before + 1) };
}

/** The number of the row under which a contradiction stands, from 1; null if it stands under none. */
export function rowNumber(
  rows: readonly MappingRow[],
  placed: MappingContradictions['placed'],
  id: string,
): number | null {
  const at = [...placed].find(([, { shown }]) => shown.some((one) => one.id === id))?.[0];
  const index = rows.findIndex(({ target }) => target === at);
  return at === undefined || index < 0 ? null : index + 1;
}
