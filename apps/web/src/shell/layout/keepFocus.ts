import { moveFocus } from '@aval/ui';

/** Selector of the parts of a page that can receive the focus. */
const parts =
  'section, article, form, fieldset, li, [role=region], [role=dialog], [role=alertdialog], [role=tabpanel], main';
/** Components that manage the focus themselves, such as a closing dialog, have done so by then. */
const patienceMs = 100;

function* wayUp(from: Element | null): Generator<Element> {
  for (let element = from; element; element = element.parentElement) yield element;
}

/**
 * Preserves the keyboard position when the focused element is removed, for example a deleted row or a button replaced
 * by its result: moves the focus to the nearest remaining part of the page, because browsers would otherwise restart at
 * the top. Overlays return the focus to the element that opened them.
 *
 * @returns A function that stops it.
 */
export function keepFocus(): () => void {
  const page = document.getElementById('root');
  /** The ancestors of the last focused element up to the page, and those of the last one outside overlays. */
  let way: Element[] = [];
  let wayInPage: Element[] = [];

  function remember(): void {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return;
    way = [...wayUp(activeElement)];
    if (page?.contains(activeElement)) wayInPage = way;
  }

  function restore(): void {
    const [last] = way;
    if (document.activeElement !== document.body || !last || last.isConnected) return;
    const [lastInPage] = wayInPage;
    const target = [...way, ...wayInPage].find(
      (element) => element.isConnected && (element === lastInPage || element.matches(parts)),
    );
    const goal = target ?? document.querySelector('main');
    if (goal instanceof HTMLElement) moveFocus(goal);
  }

  let timer = 0;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || way[0]?.isConnected !== false) return;
    clearTimeout(timer);
    timer = window.setTimeout(restore, patienceMs);
  });
  remember();
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
