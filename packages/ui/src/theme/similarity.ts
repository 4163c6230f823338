/**
 * Fill of a similarity from 0 to 1: hue from red over yellow to green, with a lightness that keeps text readable on it in
 * both themes and carries the order where hues look alike.
 *
 * @param share a CSS expression of a number 0-1, such as a custom property.
 */
export const similarityFill = (share: string): string =>
  `light-dark(${hue(share, '62%', '- 14%', '95%', '- 23%')}, ${hue(share, '42%', '- 6%', '17%', '+ 17%')})`;

const hue = (share: string, chroma: string, chromaSlope: string, light: string, lightSlope: string): string =>
  `hsl(calc(120 * ${share}) calc(${chroma} ${chromaSlope} * ${share}) calc(${light} ${lightSlope} * ${share}))`;
