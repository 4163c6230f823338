import { type RefObject, useEffect } from 'react';

/**
 * Allows focus in a part of the page outside an open modal dialog. A dialog listens on the document and takes back any
 * focus that leaves it, so focus events of that part are stopped.
 */
export function useFocusThroughDialogs(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && !!part.current?.contains(target);
    const keepArriving = (event: FocusEvent): void => {
      if (isInside(event.target)) event.stopPropagation();
    };
    const keepLeaving = (event: FocusEvent): void => {
      if (isInside(event.relatedTarget)) event.stopPropagation();
    };
    document.body.addEventListener('focusin', keepArriving);
    document.body.addEventListener('focusout', keepLeaving);
    return () => {
      document.body.removeEventListener('focusin', keepArriving);
      document.body.removeEventListener('focusout', keepLeaving);
    };
  }, [part]);
}
