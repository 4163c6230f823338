import { whenPageStands } from './whenPageStands.ts';

/**
 * Takes away the pictures of a page in the moment in which the page itself stands, and hands over what was typed into
 * one meanwhile.
 *
 * @param root where the page comes to stand.
 * @param pictures what may stand there until then, each in its language.
 */
export function replacePictures(root: Element, pictures: readonly Element[]): void {
  if (pictures.length === 0) return;
  whenPageStands(root, () => {
    for (const picture of pictures) {
      handOver(picture, root);
      picture.remove();
    }
  });
}

const fields = (of: Element): HTMLInputElement[] => [...of.querySelectorAll('input')];

/** What a field is known by, here and there: one outside a form may have no name. */
const keyOf = ({ name, placeholder }: HTMLInputElement): string => name || placeholder;

function handOver(picture: Element, page: Element): void {
  const own = fields(page);
  for (const typed of fields(picture)) {
    const field = own.find((one) => keyOf(one) === keyOf(typed));
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
