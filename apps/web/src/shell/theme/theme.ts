import type { ThemeName } from '@aval/ui';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'aval.theme';
const listeners = new Set<() => void>();
const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Notifies when the user's choice or the system theme changes. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current theme, which is set before the first paint. */
export function shownTheme(): ThemeName {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** The user's choice; 'system' by default. */
export function chosenTheme(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the user's choice and stores it. */
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
