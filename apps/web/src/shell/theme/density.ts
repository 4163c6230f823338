export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const storageKey = 'aval.density';
const listeners = new Set<() => void>();

/** Notifies after every change. */
export function onDensityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current density, which is set before the first paint. */
export function shownDensity(): Density {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';
}

/** Applies the user's choice and stores it. */
export function chooseDensity(density: Density): void {
  localStorage.setItem(storageKey, density);
  document.documentElement.dataset['density'] = density;
  for (const listener of listeners) listener();
}
