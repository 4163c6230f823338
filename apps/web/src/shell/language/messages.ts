import { i18n, type Messages } from '@lingui/core';

import { type Language, rememberLanguage } from './language.ts';

const load: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
};

const listeners = new Set<() => void>();
let wanted: Language | undefined;

/** Shows every text in a language from now on. Rejects when its catalogue cannot be loaded. */
export async function activateLanguage(next: Language): Promise<void> {
  wanted = next;
  if (i18n.locale === next) return;
  const { messages } = await load[next]();
  // Another language was chosen meanwhile.
  if (wanted !== next) return;
  i18n.loadAndActivate({ locale: next, messages });
  document.documentElement.lang = next;
}

/** A person's choice: shown at once and kept for every later visit. */
export async function chooseLanguage(next: Language): Promise<void> {
  rememberLanguage(next);
  await activateLanguage(next);
  for (const listener of listeners) listener();
}

/** Calls back after a person has chosen a language. */
export function onLanguageChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
