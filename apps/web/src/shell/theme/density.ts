export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const storageKey = 'aval.density';
const listeners = new Set<() => void>();

/** Calls back after every choice. */
export function onDensityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How close rows and controls stand; it was set before the first paint. */
export function shownDensity(): Density {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';
}

/** A person's choice: shown at once and kept for every later visit. */
export function chooseDensity(density: Density): void {
  localStorage.setItem(storageKey, density);
  document.documentElement.dataset['density'] = density;
  for (const listener of listeners) listener();
}
