import { globalLayer } from '@vanilla-extract/css';

/** Cascade order: a later layer wins, so an app's class always beats the library's without more specificity. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  app: globalLayer('app'),
};
