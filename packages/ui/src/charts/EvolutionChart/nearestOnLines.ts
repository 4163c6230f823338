interface Point {
  x: number;
  y: number;
}

/** Index of the point whose x is nearest, in a line from left to right. */
function nearestInTime(points: readonly Point[], x: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((points[middle]?.x ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  const before = points[low - 1];
  return before !== undefined && x - before.x < (points[low]?.x ?? 0) - x ? low - 1 : low;
}

/**
 * The point closest to the pointer among several lines: nearest in time, on the nearest line.
 *
 * @returns indexes of the line and of the point in it, or null without points.
 */
export function nearestOnLines(
  lines: readonly (readonly Point[])[],
  x: number,
  y: number,
): { line: number; point: number } | null {
  let nearest: { line: number; point: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [line, points] of lines.entries()) {
    const point = nearestInTime(points, x);
    const found = points[point];
    if (found === undefined) continue;
    const distance = Math.abs(found.y - y) + Math.abs(found.x - x);
    if (distance >= least) continue;
    least = distance;
    nearest = { line, point };
  }
  return nearest;
}
