import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { moveFocus } from './moveFocus.ts';

/**
 * Moves the focus to the title of every page that is navigated to, so that it is read out and the keyboard goes on from
 * there; to its content until the title has come. The first page is left to the browser, and a change of query or tab is
 * no new page.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Together with the page: until the next paint nothing would have the focus.
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

/** Goes on to the title once it is there, unless the person has gone elsewhere meanwhile. */
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
