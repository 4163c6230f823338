/**
 * Index of the point nearest to (x, y).
 *
 * @param points px; null for a missing point.
 * @param reach px within which a point is near.
 * @returns null when none is within reach.
 */
export function nearestPoint(
  points: readonly ({ x: number; y: number } | null | undefined)[],
  x: number,
  y: number,
  reach: number,
): number | null {
  let nearest: number | null = null;
  let least = reach * reach;
  for (const [index, point] of points.entries()) {
    if (point === null || point === undefined) continue;
    const distance = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (distance > least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}
