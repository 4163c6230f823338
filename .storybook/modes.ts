/** The modes of Chromatic's screenshots: both themes on desktop and on a phone, and both languages. */
export const modes = {
  'light wide en': { theme: 'light', locale: 'en', viewport: { width: 1440 } },
  'light narrow es': { theme: 'light', locale: 'es', viewport: { width: 390 } },
  'dark wide es': { theme: 'dark', locale: 'es', viewport: { width: 1440 } },
  'dark narrow en': { theme: 'dark', locale: 'en', viewport: { width: 390 } },
} as const;
