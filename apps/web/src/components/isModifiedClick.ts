import type { MouseEvent } from 'react';

/** Whether a click on a link asks for another tab or window, or for a download: then it is the browser's to follow. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
