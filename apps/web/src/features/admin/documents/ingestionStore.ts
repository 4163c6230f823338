import type { MappingDraft } from '@aval/forms';
import { type Ingestion, type IngestionEvent, noIngestion, reduceIngestion } from '@aval/screens';

import { onPersonChange } from '../../../shell/session/session.ts';

let ingestion = noIngestion;
let draft: MappingDraft | undefined;
let reading: AbortController | null = null;
const listeners = new Set<() => void>();

function publish(next: Ingestion): void {
  ingestion = next;
  for (const listener of listeners) listener();
}

/** The batch of this window. It outlives its screen and is cleared when the session of its user ends. */
export const ingestionStore = {
  current: (): Ingestion => ingestion,
  dispatch: (event: IngestionEvent): void => publish(reduceIngestion(ingestion, event)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The current draft of the mapping. */
  draft: (): MappingDraft | undefined => draft,
  keepDraft: (next: MappingDraft): void => {
    draft = next;
  },
  /** Clears the batch; returns a function that restores it. */
  clear: (): (() => void) => {
    const before = { ingestion, draft };
    reading?.abort();
    draft = undefined;
    publish(noIngestion);
    return () => {
      draft = before.draft;
      publish(reduceIngestion(before.ingestion, { type: 'end' }));
    };
  },
  /** Begins a run and returns the signal that cancels it. */
  begin: (): AbortSignal => {
    reading = new AbortController();
    publish(reduceIngestion(ingestion, { type: 'begin' }));
    return reading.signal;
  },
  end: (signal: AbortSignal): void => {
    if (reading?.signal !== signal) return;
    reading = null;
    publish(reduceIngestion(ingestion, { type: 'end' }));
  },
  stop: (): void => reading?.abort(),
};

onPersonChange(() => {
  ingestionStore.clear();
});
