import { i18n, type Messages } from '@lingui/core';

import { type Language, rememberLanguage } from './language.ts';

/** Who the texts are for: visitors, or signed-in users. The catalogue of each includes the shared texts. */
export type Audience = 'visitors' | 'app';

const load: Record<Audience, Record<Language, () => Promise<{ messages: Messages }>>> = {
  visitors: { en: () => import('./visitors/en.ts'), es: () => import('./visitors/es.ts') },
  app: { en: () => import('./app/en.ts'), es: () => import('./app/es.ts') },
};

const listeners = new Set<() => void>();
const audiences = new Set<Audience>();
const loaded = new Set<string>();
let wanted: Language | undefined;

/**
 * Loads the texts of a language and shows it.
 *
 * @param audience whose texts are needed, in addition to those that are already in use.
 * @throws when a catalogue cannot be loaded.
 */
export async function activateLanguage(next: Language, audience?: Audience): Promise<void> {
  wanted = next;
  if (audience) audiences.add(audience);
  const missing = [...audiences].filter((each) => !loaded.has(`${next} ${each}`));
  const catalogues = await Promise.all(missing.map((each) => load[each][next]()));
  for (const each of missing) loaded.add(`${next} ${each}`);
  for (const { messages } of catalogues) i18n.load(next, messages);
  // Another language may have been chosen in the meantime.
  if (wanted !== next || i18n.locale === next) return;
  i18n.activate(next);
  document.documentElement.lang = next;
}

/**
 * Shows the language that the user chose, and stores it for later visits. If its texts cannot be loaded, the page keeps
 * its language, and `ChunkErrorNotice` offers to reload it.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  rememberLanguage(next);
  try {
    await activateLanguage(next);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after the user has chosen a language. */
export function onLanguageChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
