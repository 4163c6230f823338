/** Additional Chromatic mode for tables and controls, whose height depends on the density. */
export const compactMode = {
  'light wide en compact': { theme: 'light', locale: 'en', density: 'compact', viewport: { width: 1440 } },
} as const;
