import { i18n, type Messages } from '@lingui/core';

import type { Area } from './areas.ts';
import { type Language, rememberLanguage } from './language.ts';

type Load = () => Promise<{ messages: Messages }>;

const load: Record<Language, Record<Area, Load>> = {
  en: {
    landing: () => import('virtual:words/en/landing'),
    account: () => import('virtual:words/en/account'),
    text: () => import('virtual:words/en/text'),
    frame: () => import('virtual:words/en/frame'),
    detail: () => import('virtual:words/en/detail'),
    work: () => import('virtual:words/en/work'),
    admin: () => import('virtual:words/en/admin'),
  },
  es: {
    landing: () => import('virtual:words/es/landing'),
    account: () => import('virtual:words/es/account'),
    text: () => import('virtual:words/es/text'),
    frame: () => import('virtual:words/es/frame'),
    detail: () => import('virtual:words/es/detail'),
    work: () => import('virtual:words/es/work'),
    admin: () => import('virtual:words/es/admin'),
  },
};

const wanted = new Set<Area>();
const shown = new Set<string>();
const listeners = new Set<() => void>();
let language: Language | undefined;
let announce = (): void => undefined;
/** Screens ask for their texts before the first page has said its language. */
const announced = new Promise<void>((resolve) => {
  announce = resolve;
});

/**
 * Loads what is still missing, and shows it together. A new language changes every wanted part at once; within one,
 * a part that cannot be had keeps no other waiting.
 */
async function show(areas: readonly Area[] = []): Promise<void> {
  await announced;
  const now = language;
  if (now === undefined) return;
  const missing = [...(i18n.locale === now ? areas : wanted)].filter((area) => !shown.has(`${now} ${area}`));
  const parts = await Promise.all(missing.map((area) => load[now][area]()));
  // Changed meanwhile: that change shows the wanted parts itself.
  if (language !== now) return;
  for (const area of missing) shown.add(`${now} ${area}`);
  if (parts.length > 0) i18n.load(now, Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages);
  if (i18n.locale === now) return;
  i18n.activate(now);
  document.documentElement.lang = now;
}

/** Has the texts of a screen in the language of the page, now and after every change of it. */
export function needWords(areas: readonly Area[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  return show(areas);
}

/** Shows every text in a language from now on. */
export function activateLanguage(next: Language): Promise<void> {
  language = next;
  announce();
  return show();
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
