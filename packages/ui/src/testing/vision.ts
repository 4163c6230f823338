import {
  type Color,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
} from 'culori';

const toLinear = converter('lrgb');
const toGamma = converter('rgb');
const difference = differenceCiede2000();

/** Machado's matrices are defined for linear RGB, but culori applies them to gamma-encoded values. */
function seenBy(filter: (color: Rgb) => Rgb) {
  return (hex: string): Color => {
    const linear = toLinear(hex);
    if (!linear) throw new RangeError(`seenBy: ${hex} is not a colour.`);
    const seen = filter({ ...linear, mode: 'rgb' });
    return toGamma({ ...seen, mode: 'lrgb' });
  };
}

/** A colour as seen with normal vision and three colour vision deficiencies. */
export const visions = {
  normal: seenBy((color) => color),
  protan: seenBy(filterDeficiencyProt(1)),
  deutan: seenBy(filterDeficiencyDeuter(1)),
  tritan: seenBy(filterDeficiencyTrit(1)),
};

/** CIEDE2000 between the two most similar colours of a set. */
export function smallestDifference(colors: readonly Color[]): number {
  const pairs = colors.flatMap((one, index) => colors.slice(index + 1).map((other) => difference(one, other)));
  return Math.min(...pairs);
}
