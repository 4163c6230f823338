import type { ThemeName } from './palette.ts';

/** Saturation and lightness in per cent at 0, and how far they go until 1. The hue ranges from 0 to 120. */
const ramps: Record<ThemeName, { saturation: [number, number]; lightness: [number, number] }> = {
  light: { saturation: [62, -14], lightness: [95, -23] },
  dark: { saturation: [42, -6], lightness: [17, 17] },
};
const widestHue = 120;

/**
 * Fill of a similarity from 0 to 1: hue from red through yellow to green, with a lightness that keeps text readable in
 * both themes and shows the order when hues look the same.
 *
 * @param share a CSS expression of a number 0-1, such as a custom property.
 */
export const similarityFill = (share: string): string =>
  `light-dark(${cssOf(share, 'light')}, ${cssOf(share, 'dark')})`;

function cssOf(share: string, theme: ThemeName): string {
  const along = ([from, by]: [number, number]): string => `calc(${from}% + ${by}% * ${share})`;
  return `hsl(calc(${widestHue} * ${share}) ${along(ramps[theme].saturation)} ${along(ramps[theme].lightness)})`;
}

/**
 * The same fill as numbers, for canvases, which style sheets do not reach.
 *
 * @param share 0-1.
 * @returns red, green and blue, integers 0-255.
 */
export function similarityColor(share: number, theme: ThemeName): [red: number, green: number, blue: number] {
  const along = ([from, by]: [number, number]): number => (from + by * share) / 100;
  const lightness = along(ramps[theme].lightness);
  const reach = along(ramps[theme].saturation) * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const step = (offset + (widestHue * share) / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
