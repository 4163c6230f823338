import { isPressed } from './presses.ts';
import { whenPageStands } from './whenPageStands.ts';

/**
 * Takes away the pictures of a page in the moment in which the page itself stands, and hands over what was done in one
 * meanwhile: what was typed and pressed, where the focus is and how far it was scrolled.
 *
 * @param root where the page comes to stand.
 * @param pictures what may stand there until then, each in its language.
 */
export function replacePictures(root: Element, pictures: readonly Element[]): void {
  if (pictures.length === 0) return;
  // The router scrolls what it opens to its top, before anybody can ask how far the picture was scrolled.
  let top = scrollY;
  const noteScroll = () => {
    top = scrollY;
  };
  addEventListener('scroll', noteScroll, { passive: true });
  whenPageStands(root, () => {
    removeEventListener('scroll', noteScroll);
    for (const picture of pictures) {
      handOver(picture, root);
      picture.remove();
    }
    // To ask how far the page is scrolled would lay it out once more.
    if (top > 0) scrollTo({ top, behavior: 'instant' });
  });
}

/** What a part is known by, here and there: a field outside a form may have no name. */
function keyOf(part: HTMLElement): string {
  const told = ['aria-label', 'name', 'placeholder', 'href', 'value'].map((name) => part.getAttribute(name));
  return [part.localName, part.textContent, ...told].join('\n');
}

/** What can be acted on; the second of two that are known alike is known as that. */
function partsOf(of: Element): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  for (const part of of.querySelectorAll<HTMLElement>('a, button, input')) {
    let key = keyOf(part);
    while (parts.has(key)) key += ' again';
    parts.set(key, part);
  }
  return parts;
}

function handOver(picture: Element, page: Element): void {
  const own = partsOf(page);
  for (const [key, part] of partsOf(picture)) {
    const same = own.get(key);
    if (!same) continue;
    if (part instanceof HTMLInputElement && part.value !== part.defaultValue) fill(same, part.value);
    if (document.activeElement === part) same.focus({ preventScroll: true });
    if (isPressed(part)) same.click();
  }
}

/** As if it were typed: what watches the field is told. */
function fill(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
