export { type ThemeColors, themeColors } from './colors.ts';
export { vars } from './contract.css.ts';
export { app } from './layered.ts';
export { layers } from './layers.css.ts';
export { breakpoints, media } from './media.ts';
export { paperStack } from './paperStack.ts';
export { type ThemeName, themeNames } from './palette.ts';
export {
  clampRule,
  figuresRule,
  focusRing,
  textRule,
  type TextSize,
  touchTargetRule,
  truncateRule,
  visuallyHiddenRule,
} from './rules.ts';
