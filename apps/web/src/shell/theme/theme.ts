import type { ThemeName } from '@aval/ui';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'aval.theme';
const listeners = new Set<() => void>();
const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Calls back after every choice of a theme, and when that of the system changes. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that the page shows; it was set before the first paint. */
export function shownTheme(): ThemeName {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** What the person chose; the theme of the system until then. */
export function chosenTheme(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** A person's choice: shown at once and kept for every later visit. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, choice);
  show();
}

function show(): void {
  const choice = chosenTheme();
  document.documentElement.dataset['theme'] = choice === 'system' ? (systemDark?.matches ? 'dark' : 'light') : choice;
  for (const listener of listeners) listener();
}

systemDark?.addEventListener('change', show);
