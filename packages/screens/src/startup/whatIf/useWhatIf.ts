import type { CalculationRecord } from '@aval/contract';
import type { EvaluatedField, Lens, Recommendation } from '@aval/metrics';
import { useEffect, useMemo, useRef, useState } from 'react';

import { type Change, readChange, writeChange } from '../../selectors/changeText.ts';
import type { Scenario, ScenarioBase } from '../../selectors/scenario.ts';
import type { Engine } from '../useEngine.ts';

/** Browsers limit the number of history changes per second. */
const addressPause = 300;

interface Trial {
  change: Change;
  /** Inputs that stay in the panel although they have their stored value. */
  pinned: readonly EvaluatedField[];
  /** Number of times that the user opened the panel, which takes the focus each time. */
  opened: number;
}

export interface WhatIf {
  /** Null when what-if is unavailable. */
  base: ScenarioBase | null;
  /** The advice under the open lens; that of the stored calculation when what-if is unavailable. */
  recommendations: readonly Recommendation[];
  /** Null while the panel is closed. */
  trial: Trial | null;
  scenario: Scenario | null;
  /** Opens the panel with the change of a recommendation, or with one input to edit. */
  openRule: (rule: string) => void;
  openField: (field: EvaluatedField) => void;
  setValue: (field: EvaluatedField, value: number | null) => void;
  removeRule: (rule: string) => void;
  reset: () => void;
  close: () => void;
}

const none: Change = { rules: [], values: {} };
const namesIn = (address: string | null) => (address ?? '').split(',').filter((part) => /^[a-z_]+$/.test(part));
const fieldsOf = ({ values }: Change) => Object.keys(values) as EvaluatedField[];
const together = (...lists: readonly (readonly EvaluatedField[])[]) => [...new Set(lists.flat())];

/**
 * The what-if change of a calculation. It is synced to the address, so that it can be shared as a link.
 *
 * @param engine Null while the engine is unavailable.
 */
export function useWhatIf(
  engine: Engine | null,
  calculation: CalculationRecord,
  lens: Lens,
  address: string | null,
  onAddressChange: (text: string | null) => void,
): WhatIf {
  const base = useMemo(() => engine?.scenarioBase(calculation, lens) ?? null, [engine, calculation, lens]);
  const recommendations = useMemo(
    () => (engine && base && lens !== 'general' ? engine.adviceOf(base) : calculation.recommendations),
    [engine, base, lens, calculation],
  );
  const [trial, setTrial] = useState<Trial | null>(() => {
    // The advice of another lens is computed once the engine has loaded; what does not exist then changes nothing.
    const known = lens === 'general' ? calculation.recommendations.map(({ rule }) => rule) : namesIn(address);
    const change = readChange(address, known);
    return change && { change, pinned: fieldsOf(change), opened: 0 };
  });
  const change = trial?.change ?? null;
  const scenario = useMemo(
    () => (engine && base && change ? engine.scenarioOf(base, change, calculation) : null),
    [engine, base, change, calculation],
  );
  const opener = useRef<Element>(null);
  const written = change && writeChange(change);

  useEffect(() => {
    if (written === address) return undefined;
    const timer = setTimeout(() => onAddressChange(written), addressPause);
    return () => clearTimeout(timer);
  }, [written, address, onAddressChange]);

  function open(next: Change, pinned: readonly EvaluatedField[]) {
    if (trial === null) opener.current = document.activeElement;
    setTrial((now) => ({ change: next, pinned, opened: (now?.opened ?? 0) + 1 }));
  }

  function update(next: (now: Change) => Change, pinned: readonly EvaluatedField[] = []) {
    setTrial((now) => now && { ...now, change: next(now.change), pinned: together(now.pinned, pinned) });
  }

  return {
    base,
    recommendations,
    trial: base && trial,
    scenario,
    openRule: (rule) => {
      const next = base && engine?.changeOfRule(base, rule);
      if (next) open(next, fieldsOf(next));
    },
    openField: (field) => open(change ?? none, together([field], trial?.pinned ?? [])),
    setValue: (field, value) => engine && base && update((now) => engine.withValue(base, now, field, value), [field]),
    removeRule: (rule) => update((now) => ({ ...now, rules: now.rules.filter((each) => each !== rule) })),
    reset: () => update(() => none),
    close: () => {
      setTrial(null);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
