import { moveFocus } from '@aval/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the title of every page after navigation, so that screen readers announce it and the keyboard
 * continues from there; until the title has loaded, to the content. The first page is left to the browser, and changes
 * of query or tab do not count as navigation.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // In a layout effect, because otherwise nothing would be focused until the next paint.
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return undefined;
    const title = main.querySelector<HTMLElement>('h1');
    moveFocus(title ?? main);
    return title ? undefined : focusTitleWhenLoaded(main);
  }, [pathname]);
}

/** Moves the focus to the title once it has loaded, unless the user has moved it in the meantime. */
function focusTitleWhenLoaded(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const title = main.querySelector<HTMLElement>('h1');
    if (!title) return;
    observer.disconnect();
    if (document.activeElement === main) moveFocus(title);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
