/** Widths at which a layout changes; cards and charts use container queries instead. */
export const breakpoints = { narrow: 480, medium: 768, wide: 1024, full: 1440 } as const;

export const media = {
  underMedium: `(max-width: ${breakpoints.medium - 0.02}px)`,
  underWide: `(max-width: ${breakpoints.wide - 0.02}px)`,
  fromMedium: `(min-width: ${breakpoints.medium}px)`,
  fromWide: `(min-width: ${breakpoints.wide}px)`,
  /**
   * A window of 1024 px at 400 % zoom, lower than a phone in landscape: sticky elements would leave too little space.
   */
  short: '(max-height: 319.98px)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
