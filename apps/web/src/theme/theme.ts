import type { ThemeName } from '@aval/ui';

const storageKey = 'aval.theme';
const listeners = new Set<() => void>();

/** Calls back after every choice of a theme. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that the page shows; it was set before the first paint. */
export function shownTheme(): ThemeName {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** A person's choice: shown at once and kept for every later visit. */
export function chooseTheme(theme: ThemeName): void {
  localStorage.setItem(storageKey, theme);
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}
