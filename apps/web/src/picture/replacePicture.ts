import { whenPageStands } from './whenPageStands.ts';

/**
 * Takes away the picture of a page in the moment in which the page itself stands, and hands over what was typed into it
 * meanwhile.
 *
 * @param root where the page comes to stand.
 * @param picture what stands there until then; null when there is none.
 */
export function replacePicture(root: Element, picture: Element | null): void {
  if (picture === null) return;
  whenPageStands(root, () => {
    handOver(picture, root);
    picture.remove();
  });
}

const fields = (of: Element): HTMLInputElement[] => [...of.querySelectorAll<HTMLInputElement>('form input')];

function handOver(picture: Element, page: Element): void {
  const own = fields(page);
  for (const typed of fields(picture)) {
    const field = own.find(({ name }) => name === typed.name);
    if (!field) continue;
    if (typed.value !== typed.defaultValue) fill(field, typed.value);
    if (document.activeElement === typed) field.focus();
  }
}

/** As if it were typed: what watches the field is told. */
function fill(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
