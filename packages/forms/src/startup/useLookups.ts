import type { Lookup } from '@aval/contract';
import type { Locale } from '@aval/metrics';
import { useCallback, useEffect, useRef, useState } from 'react';

import { rejectionMessage } from '../accounts/rejectionMessage.ts';
import type { LookupRow, LookupRows, LookupState } from './lookups.ts';

export type LoadLookup = (name: Lookup) => Promise<readonly LookupRow[]>;
export type LookupStates = { readonly [Name in Lookup]?: LookupState };

/**
 * Loads each list once per language when it is first needed, in parallel. Loaded lists stay on screen until their
 * translation has loaded.
 *
 * @returns The state of every requested list, and a function to retry a failed one.
 */
export function useLookups(load: LoadLookup, needed: readonly Lookup[], locale: Locale) {
  const [states, setStates] = useState<LookupStates>({});
  const started = useRef(new Map<Lookup, Locale>());
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  const start = useCallback((name: Lookup) => {
    const asked = started.current.get(name);
    const settle = (state: LookupState) => {
      if (started.current.get(name) === asked) setStates((before) => ({ ...before, [name]: state }));
    };
    latestLoad.current(name).then(
      (rows) => settle({ status: 'ready', rows }),
      (error: unknown) => settle({ status: 'failed', message: rejectionMessage(error) ?? '' }),
    );
  }, []);

  useEffect(() => {
    for (const name of needed) {
      if (started.current.get(name) === locale) continue;
      started.current.set(name, locale);
      start(name);
    }
  }, [needed, locale, start]);

  const retry = useCallback(
    (name: Lookup) => {
      setStates((before) => ({ ...before, [name]: { status: 'loading' } }));
      start(name);
    },
    [start],
  );

  return { states, retry };
}

/** The lists that have loaded. */
export function readyRows(states: LookupStates): LookupRows {
  const ready = Object.entries(states).flatMap(([name, state]) =>
    state?.status === 'ready' ? [[name as Lookup, state.rows] as const] : [],
  );
  return Object.fromEntries(ready);
}
