interface Group {
  id: string;
  cells: readonly { id: string }[];
}

/** Ids of the cells to highlight for an id: the cell itself, or all cells of a group; empty for an unknown id. */
export function highlightedCells(groups: readonly Group[], id: string | null | undefined): ReadonlySet<string> {
  const group = groups.find((one) => one.id === id);
  const cells = group?.cells ?? groups.flatMap((one) => one.cells).filter((cell) => cell.id === id);
  return new Set(cells.map((cell) => cell.id));
}

/** Id of the cell at a position in reading order across the rows of the drawing, or null when there is none. */
export function cellAt(
  groups: readonly Group[],
  layout: { groups: readonly { cells: readonly { order: number }[] }[] },
  order: number,
): string | null {
  for (const [index, group] of groups.entries()) {
    const row = layout.groups[index]?.cells.findIndex((cell) => cell.order === order) ?? -1;
    if (row >= 0) return group.cells[row]?.id ?? null;
  }
  return null;
}
