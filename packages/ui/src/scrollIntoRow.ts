/**
 * Scrolls a horizontal row to the middle of an item that is not fully visible. It scrolls immediately, and only the
 * row: the page does not move.
 */
export function scrollIntoRow(row: HTMLElement, item: Element): void {
  const room = row.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.left >= room.left && place.right <= room.right) return;
  row.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
}
