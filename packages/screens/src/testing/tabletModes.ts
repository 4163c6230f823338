/** Modes of Chromatic's screenshots for whole screens, in addition to those of every story: both themes on a tablet. */
export const tabletModes = {
  'light medium es': { theme: 'light', locale: 'es', viewport: { width: 768 } },
  'dark medium en': { theme: 'dark', locale: 'en', viewport: { width: 768 } },
} as const;
