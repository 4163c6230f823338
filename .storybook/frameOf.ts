/** Test id of the frame; a selector by position would fail when a live region is added or removed before it. */
export const frameName = 'frame';

interface Frame {
  element: HTMLElement;
  /** Lower edge, in px from the top of the page. */
  bottom: number;
}

/** Lower edge of the content of a box, including overflow. */
const contentEnd = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + Math.max(height, element.scrollHeight);
};

const isFloating = (element: Element): boolean => getComputedStyle(element).position === 'fixed';

/**
 * Places an invisible element over the visible content of a story, so that the screenshot contains only that: the story
 * itself and overlays (dialogs, menus, toasts). The caller removes it.
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
