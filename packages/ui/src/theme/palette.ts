import { hexOf } from './oklch.ts';

/** The numbers from which every colour is derived. Lightness is fixed per step, so contrast holds by construction. */

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

export const hues = ['gray', 'blue', 'green', 'amber', 'orange', 'red'] as const;
export type Hue = (typeof hues)[number];

export const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type Step = (typeof steps)[number];
export type Ramp = Record<Step, string>;

const grayHue = 265;

/** Hue angle and the chroma of step 9. */
const hueSources: Record<Exclude<Hue, 'gray'>, { angle: number; peak: number }> = {
  blue: { angle: 262, peak: 0.2 },
  green: { angle: 158, peak: 0.13 },
  amber: { angle: 78, peak: 0.135 },
  orange: { angle: 50, peak: 0.16 },
  red: { angle: 24, peak: 0.2 },
};

const lightness: Record<ThemeName, { hue: readonly number[]; gray: readonly number[] }> = {
  light: {
    hue: [0.992, 0.978, 0.958, 0.932, 0.902, 0.866, 0.815, 0.74, 0.548, 0.505, 0.455, 0.295],
    gray: [0.994, 0.982, 0.964, 0.945, 0.922, 0.892, 0.845, 0.64, 0.56, 0.5, 0.44, 0.235],
  },
  dark: {
    hue: [0.165, 0.195, 0.235, 0.272, 0.308, 0.355, 0.42, 0.51, 0.563, 0.62, 0.81, 0.94],
    gray: [0.155, 0.19, 0.225, 0.258, 0.292, 0.33, 0.395, 0.56, 0.61, 0.72, 0.825, 0.955],
  },
};

/** Share of the peak chroma per step for hues; absolute chroma per step for gray. */
const chroma: Record<ThemeName, { hue: readonly number[]; gray: readonly number[] }> = {
  light: {
    hue: [0.03, 0.07, 0.15, 0.25, 0.35, 0.45, 0.57, 0.75, 1, 0.98, 0.88, 0.5],
    gray: [0.001, 0.002, 0.003, 0.0035, 0.006, 0.006, 0.0075, 0.0095, 0.0145, 0.015, 0.016, 0.018],
  },
  dark: {
    hue: [0.16, 0.22, 0.38, 0.48, 0.55, 0.62, 0.7, 0.82, 1, 0.98, 0.72, 0.22],
    gray: [0.0065, 0.007, 0.0085, 0.0105, 0.0105, 0.013, 0.014, 0.0145, 0.0145, 0.014, 0.012, 0.006],
  },
};

function ramp(theme: ThemeName, hue: Hue): Ramp {
  const color = (step: Step): string => {
    const index = step - 1;
    if (hue === 'gray') {
      return hexOf({ l: lightness[theme].gray[index] ?? 0, c: chroma[theme].gray[index] ?? 0, h: grayHue });
    }
    const { angle, peak } = hueSources[hue];
    return hexOf({ l: lightness[theme].hue[index] ?? 0, c: peak * (chroma[theme].hue[index] ?? 0), h: angle });
  };
  return Object.fromEntries(steps.map((step) => [step, color(step)])) as Ramp;
}

const rampsOf = (theme: ThemeName): Record<Hue, Ramp> => ({
  gray: ramp(theme, 'gray'),
  blue: ramp(theme, 'blue'),
  green: ramp(theme, 'green'),
  amber: ramp(theme, 'amber'),
  orange: ramp(theme, 'orange'),
  red: ramp(theme, 'red'),
});

/** Twelve steps of each hue as hex: 1-2 backgrounds, 3 tint, 4 hover, 5 hairline, 6 tint border, 7 strong border, 8 field border, 9 solid, 10 solid hover, 11 text, 12 strongest text. */
export const ramps: Record<ThemeName, Record<Hue, Ramp>> = { light: rampsOf('light'), dark: rampsOf('dark') };

/** Fill and text of the five score bands, from very low to very high; lightness is staggered for colour-blind eyes. */
export const bandFills: Record<ThemeName, readonly string[]> = {
  light: ['#930c26', '#de8e4c', '#fdebb2', '#85b9a7', '#217563'],
  dark: ['#a7231e', '#d98b3d', '#f2dc9f', '#8db7a6', '#207769'],
};

/** Ten series colours, in this order; found by annealing for the largest smallest difference under four visions. */
export const chartFills: Record<ThemeName, readonly string[]> = {
  light: ['#5e88f9', '#b87905', '#662837', '#026d6d', '#9286a4', '#7041b5', '#4e3e02', '#024566', '#4f9d73', '#c03541'],
  dark: ['#649af4', '#d48419', '#ffc1cb', '#3c887c', '#9e97a9', '#885db3', '#e1da5e', '#55d7fc', '#81b57d', '#b75841'],
};

/** Series (1-10) whose fill takes white text; the others take dark ink. */
export const chartWhiteText: Record<ThemeName, readonly number[]> = { light: [3, 4, 6, 7, 8, 10], dark: [6, 10] };
