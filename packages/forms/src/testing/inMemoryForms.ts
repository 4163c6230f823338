import type { FormsUnderWay } from '../formsUnderWay.ts';

/** Keeps what a form gives it when `endSession` is called, as through a page that is left and come back to. */
export function inMemoryForms() {
  const kept = new Map<string, string>();
  const watched = new Map<string, () => unknown>();
  const forms: FormsUnderWay = {
    keptOf: (name) => {
      const text = kept.get(name);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    watch: (name, typed) => {
      kept.delete(name);
      watched.set(name, typed);
      return () => watched.delete(name);
    },
  };
  return {
    forms,
    endSession: () => {
      for (const [name, typed] of watched) {
        const value = typed();
        if (value !== undefined) kept.set(name, JSON.stringify(value));
      }
    },
    names: () => [...kept.keys()],
  };
}
