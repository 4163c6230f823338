/** What the frame is found by; by its place it would be lost when a live region comes or goes before it. */
export const frameName = 'frame';

interface Frame {
  element: HTMLElement;
  /** Where it ends, in px from the top of the page. */
  bottom: number;
}

/** Where the content of a box ends, with what hangs out of it. */
const contentEnd = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + Math.max(height, element.scrollHeight);
};

const isFloating = (element: Element): boolean => getComputedStyle(element).position === 'fixed';

/**
 * Lays an invisible element over what a story shows, to photograph that and nothing below it: the story itself and
 * whatever floats above the page (dialogs, menus, toasts). Whoever calls removes it.
 */
export function frameOf(body: HTMLElement): Frame {
  const edge = Number.parseFloat(getComputedStyle(body).paddingBlockEnd);
  const inFlow = [...body.children].filter((element) => !isFloating(element)).map(contentEnd);
  const floating = [...body.querySelectorAll('*')]
    .filter(isFloating)
    .map((element) => Math.min(innerHeight - edge, element.getBoundingClientRect().bottom));
  const bottom = Math.ceil(Math.max(...inFlow, ...floating) + edge);
  const element = document.createElement('div');
  element.dataset['testid'] = frameName;
  Object.assign(element.style, {
    position: 'absolute',
    insetInline: '0',
    insetBlockStart: '0',
    blockSize: `${bottom}px`,
    pointerEvents: 'none',
    opacity: '0',
  });
  body.append(element);
  return { element, bottom };
}
