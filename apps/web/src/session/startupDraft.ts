import type { WizardDraft } from '@aval/forms';

const keyOf = (userId: number): string => `aval.startup_draft.${userId}`;

/** What a person had typed of a new startup when they left; null when there is nothing. */
export function readStartupDraft(userId: number): WizardDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as WizardDraft | null;
  } catch {
    return null;
  }
}

/**
 * Keeps what a person has typed of a new startup; null forgets it.
 *
 * @returns whether the browser had room for it.
 */
export function keepStartupDraft(userId: number, draft: WizardDraft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
