export const markers = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;
export type MarkerShape = (typeof markers)[number];

export const seriesTones = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10'] as const;
type SeriesTone = (typeof seriesTones)[number];

export interface SeriesStyle {
  tone: SeriesTone;
  marker: MarkerShape;
  dash: 'solid' | 'dashed';
}

/**
 * Style that distinguishes a series: colour and marker, and dashes from the sixth series on.
 *
 * @param index index in the data, an integer >= 0; the ten styles repeat.
 * @throws RangeError when the index is negative or not an integer.
 */
export function seriesStyle(index: number): SeriesStyle {
  if (!Number.isInteger(index) || index < 0)
    throw new RangeError(`seriesStyle: index must be an integer from 0, got ${index}.`);
  return {
    tone: seriesTones[index % seriesTones.length] ?? 'c1',
    marker: markers[index % markers.length] ?? 'circle',
    dash: index % seriesTones.length < 5 ? 'solid' : 'dashed',
  };
}

/**
 * SVG path of a marker around (x, y).
 *
 * @param radius px of the circle; the other shapes have about the same area.
 */
export function markerPath(shape: MarkerShape, x: number, y: number, radius: number): string {
  const r = radius;
  const paths: Record<MarkerShape, string> = {
    circle: `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`,
    square: `M${x - r},${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`,
    triangle: `M${x},${y - 1.25 * r}L${x + 1.25 * r},${y + r}H${x - 1.25 * r}Z`,
    diamond: `M${x},${y - 1.35 * r}L${x + 1.35 * r},${y}L${x},${y + 1.35 * r}L${x - 1.35 * r},${y}Z`,
    cross: `M${x - r},${y - r}L${x + r},${y + r}M${x - r},${y + r}L${x + r},${y - r}`,
  };
  return paths[shape];
}
