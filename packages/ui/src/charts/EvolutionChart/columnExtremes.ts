interface Point {
  x: number;
  y: number;
}

/**
 * The points that are enough for a line to look the same: of the points in one column of pixels the first, the
 * highest, the lowest and the last, in order.
 *
 * @param points from left to right, px.
 * @returns the same list when it has at most four points per column on average.
 */
export function columnExtremes<Kept extends Point>(points: readonly Kept[]): readonly Kept[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length <= 4 * (last.x - first.x + 1)) return points;
  const kept: Kept[] = [];
  for (let start = 0; start < points.length;) {
    const column = Math.floor(points[start]?.x ?? 0);
    let end = start;
    let lowest = start;
    let highest = start;
    while (end < points.length && Math.floor(points[end]?.x ?? 0) === column) {
      const y = points[end]?.y ?? 0;
      if (y < (points[lowest]?.y ?? 0)) lowest = end;
      if (y > (points[highest]?.y ?? 0)) highest = end;
      end += 1;
    }
    let before = -1;
    for (const place of [start, Math.min(lowest, highest), Math.max(lowest, highest), end - 1]) {
      const point = points[place];
      if (point !== undefined && place !== before) kept.push(point);
      before = place;
    }
    start = end;
  }
  return kept;
}
