/** What Chromatic photographs each Gallery story in: both themes at a desk, a phone in each, and the longer language. */
export const modes = {
  'light wide en': { theme: 'light', locale: 'en', viewport: { width: 1280 } },
  'light narrow es': { theme: 'light', locale: 'es', viewport: { width: 390 } },
  'dark wide es': { theme: 'dark', locale: 'es', viewport: { width: 1280 } },
  'dark narrow en': { theme: 'dark', locale: 'en', viewport: { width: 390 } },
} as const;
