import { moveFocus } from './moveFocus.ts';

/** Parts of a page that somebody may go on from. */
const parts =
  'section, article, form, fieldset, li, [role=region], [role=dialog], [role=alertdialog], [role=tabpanel], main';
/** Whoever knows better where the focus goes on, as a dialog that closes, has moved it by then. */
const patienceMs = 100;

function* wayUp(from: Element | null): Generator<Element> {
  for (let element = from; element; element = element.parentElement) yield element;
}

/**
 * Keeps the keyboard in its place when what has the focus leaves the page, as a row that is deleted or a button that is
 * replaced by what it asked for: the focus goes to the nearest part of the page that stays, else a browser would begin
 * again at the top. What was opened over the page hands it back to where it was opened from.
 *
 * @returns what ends it.
 */
export function keepFocus(): () => void {
  const page = document.getElementById('root');
  /** From what had the focus last up to the whole page, and the same for what had it last in the page itself. */
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
