/** A colour as lightness 0-1, chroma 0-0.4 and hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

function toLab({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

function labToLinear([l, a, b]: Triple): Triple {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function linearToLab([r, g, b]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

const clip = (value: number): number => Math.min(1, Math.max(0, value));
const clipped = ([r, g, b]: Triple): Triple => [clip(r), clip(g), clip(b)];
const fits = (rgb: Triple): boolean => rgb.every((value) => value >= -1e-4 && value <= 1 + 1e-4);
const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const encode = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

const justNoticeable = 0.02;
const precision = 1e-4;

/** The gamut mapping of CSS Color 4: chroma is reduced until clipping to sRGB is no longer noticeable. */
function intoGamut(color: Oklch): Triple {
  const direct = labToLinear(toLab(color));
  if (fits(direct)) return clipped(direct);
  let best = clipped(direct);
  if (distance(linearToLab(best), toLab(color)) < justNoticeable) return best;
  let low = 0;
  let high = color.c;
  while (high - low > precision) {
    const candidate = { ...color, c: (low + high) / 2 };
    const rgb = labToLinear(toLab(candidate));
    best = clipped(rgb);
    const noticeable = !fits(rgb) && distance(linearToLab(best), toLab(candidate)) >= justNoticeable;
    if (noticeable) high = candidate.c;
    else low = candidate.c;
  }
  return best;
}

/**
 * An OKLCH colour as sRGB hex, for style sheets and for exports that support no other notation.
 *
 * @returns '#rrggbb'; colours outside sRGB are mapped as CSS Color 4 does.
 */
export function hexOf(color: Oklch): string {
  return `#${intoGamut(color)
    .map((value) =>
      Math.round(clip(encode(value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
