export { type ThemeColors, themeColors } from './theme/colors.ts';
export { type ThemeName, themeNames } from './theme/palette.ts';
export { wordsEn } from './words/en.ts';
export { wordsEs } from './words/es.ts';
export { fillWords, useWords, type Words, WordsProvider } from './words/WordsContext.ts';
