import type { MouseEvent } from 'react';

/** Whether a click on a link opens a new tab or window or downloads, which must be left to the browser. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
