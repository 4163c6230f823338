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

/** What a person had typed of a new startup when they left; null when there is nothing. */
export function readStartupDraft(userId: number): WizardDraft | null {
  return parseDraft(readText(userId));
}

/**
 * Keeps what a person has typed of a new startup, whatever another window has kept since; null forgets it.
 *
 * @returns whether the browser had room for it.
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

/** Whether a draft was kept, found no room, or would have replaced what another window has kept meanwhile. */
export type SaveResult = 'kept' | 'failed' | 'changedElsewhere';

/** The one draft of a person, as one form in one window knows it. */
export interface OpenDraft {
  /** What was kept when the form opened. */
  readonly first: WizardDraft | null;
  /** Keeps what the form holds now, unless another window has kept something else since. */
  keep: (draft: WizardDraft | null) => SaveResult;
  /** Keeps what the form holds instead of what another window has kept. */
  overwrite: () => SaveResult;
  /** What another window has made of the draft since; undefined while it has not touched it. */
  changedTo: () => WizardDraft | null | undefined;
  /** Whether the form holds something to keep. */
  hasContent: () => boolean;
  /** Forgets the draft, whose startup is there; what another window has kept since stays. */
  finish: () => void;
  /** From now on nothing of this form is kept any more. */
  close: () => void;
  /** Calls back whenever another window changes what is kept. Returns a function that ends it. */
  watch: (onChange: () => void) => () => void;
}

/** Opens the draft of a person for a form. Two windows share one draft: the later one is told instead of replacing it. */
export function openStartupDraft(userId: number): OpenDraft {
  let known = readText(userId);
  let latest = parseDraft(known);
  let isClosed = false;
  const first = latest;

  function write(draft: WizardDraft | null): SaveResult {
    if (!storeStartupDraft(userId, draft)) return 'failed';
    known = readText(userId);
    return 'kept';
  }

  function isChanged(): boolean {
    return readText(userId) !== known;
  }

  return {
    first,
    keep(draft) {
      if (isClosed) return 'kept';
      latest = draft;
      const isWanted = readText(userId) === (draft === null ? null : JSON.stringify(draft));
      return isChanged() && !isWanted ? 'changedElsewhere' : write(draft);
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
