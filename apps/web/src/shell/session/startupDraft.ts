import type { WizardDraft } from '@aval/forms';

const keyOf = (userId: number): string => `aval.startup_draft.${userId}`;

function readText(userId: number): string | null {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

function parseDraft(text: string | null): WizardDraft | null {
  try {
    return JSON.parse(text ?? 'null') as WizardDraft | null;
  } catch {
    return null;
  }
}

/** The user's draft of a new startup; null when there is none. */
export function readStartupDraft(userId: number): WizardDraft | null {
  return parseDraft(readText(userId));
}

/**
 * Stores the user's draft of a new startup, even if another window has changed it; null deletes it.
 *
 * @returns Whether it was stored; false when the browser storage is full or unavailable.
 */
export function storeStartupDraft(userId: number, draft: WizardDraft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Whether a draft was stored, could not be stored, or conflicts with a change in another window. */
export type SaveResult = 'saved' | 'failed' | 'conflict';

/** A user's draft, opened by the form of one window. */
export interface OpenDraft {
  /** The stored draft at the time the form was opened. */
  readonly first: WizardDraft | null;
  /** Stores the form's input, unless another window has changed the draft. */
  keep: (draft: WizardDraft | null) => SaveResult;
  /** Stores the form's input and overwrites the change of another window. */
  overwrite: () => SaveResult;
  /** The draft as another window has changed it; undefined when it has not. */
  changedTo: () => WizardDraft | null | undefined;
  /** Whether the form has input to store. */
  hasContent: () => boolean;
  /** Deletes the draft after its startup was created; a change in another window is kept. */
  finish: () => void;
  /** Stops storing the input of this form. */
  close: () => void;
  /** Notifies when another window changes the draft. Returns a function that unsubscribes. */
  watch: (onChange: () => void) => () => void;
}

/**
 * Opens the user's draft for a form. Windows share one draft: a conflicting change is reported instead of overwritten.
 */
export function openStartupDraft(userId: number): OpenDraft {
  let known = readText(userId);
  let latest = parseDraft(known);
  let isClosed = false;
  const first = latest;

  function write(draft: WizardDraft | null): SaveResult {
    if (!storeStartupDraft(userId, draft)) return 'failed';
    known = readText(userId);
    return 'saved';
  }

  function isChanged(): boolean {
    return readText(userId) !== known;
  }

  return {
    first,
    keep(draft) {
      if (isClosed) return 'saved';
      latest = draft;
      const isUpToDate = readText(userId) === (draft === null ? null : JSON.stringify(draft));
      return isChanged() && !isUpToDate ? 'conflict' : write(draft);
    },
    overwrite: () => write(latest),
    changedTo: () => (isChanged() ? readStartupDraft(userId) : undefined),
    hasContent: () => latest !== null,
    finish: () => {
      latest = null;
      if (!isChanged()) write(null);
    },
    close: () => {
      isClosed = true;
    },
    watch(onChange) {
      const listen = (event: StorageEvent) => {
        if ((event.key === null || event.key === keyOf(userId)) && isChanged()) onChange();
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}
