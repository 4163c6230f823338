import type { PreservedForms } from '../preservedInput.ts';

/** An in-memory store of form input, which saves it on `endSession` as if the session ended. */
export function inMemoryForms() {
  const kept = new Map<string, string>();
  const watched = new Map<string, () => unknown>();
  const forms: PreservedForms = {
    storedInput: (name) => {
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
