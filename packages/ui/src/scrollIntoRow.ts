/**
 * Brings an item of a row that scrolls sideways into view, with what stands beside it, when it is not wholly in sight. It
 * moves at once, and the row alone: the page stays where it is.
 */
export function scrollIntoRow(row: HTMLElement, item: Element): void {
  const room = row.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.left >= room.left && place.right <= room.right) return;
  row.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
}
